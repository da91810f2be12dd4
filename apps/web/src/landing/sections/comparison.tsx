import { comparison } from '../content/comparison.tsx';
import { Spreadsheet } from './spreadsheet.tsx';

const spreadsheetName = 'Foglio di calcolo';

export const Comparison = () => (
  <section className="sec" id="confronto" aria-labelledby="comparison-title">
    <div className="wrap">
      <span className="zone" aria-hidden="true">
        B
      </span>
      <div className="compare-head">
        <div className="sec-head">
          <h2 id="comparison-title">Il foglio di calcolo ha fatto il suo dovere.</h2>
          <p>
            Lo conosci, è gratis, ci sta dentro tutto. Poi qualcuno sposta una colonna, e il prezzo sbagliato
            parte lo stesso.
          </p>
        </div>
        <Spreadsheet />
      </div>
      <table className="compare" data-reveal>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Che cosa</span>
            </th>
            <th scope="col">{spreadsheetName}</th>
            <th scope="col">Truciolo</th>
          </tr>
        </thead>
        <tbody>
          {comparison.map(({ subject, spreadsheet, truciolo }) => (
            <tr key={subject}>
              <th scope="row">{subject}</th>
              <td data-column={spreadsheetName}>{spreadsheet}</td>
              <td data-column="Truciolo">{truciolo}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);
