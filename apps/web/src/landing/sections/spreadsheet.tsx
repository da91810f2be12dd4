const rows = [
  { line: 2, cells: ['10', '2,0', '12', '45'], price: '39,80' },
  { line: 3, cells: ['50', '2,0', '12', '45'], price: '39,80' },
  { line: 4, cells: ['100', '2,0', '12', ''], price: '#RIF!' },
];

/** The file everybody knows. A picture: its cells are not data and are skipped by screen readers. */
export const Spreadsheet = () => (
  <figure className="sheet" aria-label="Un foglio di calcolo con un errore di riferimento" data-reveal>
    <figcaption>preventivi_2026_v7_DEFINITIVO_ok (2).xlsx</figcaption>
    <div className="formula" aria-hidden="true">
      <span>F4</span>
      <span>=SE(B4&gt;0;(C4*#RIF!+D4*$H$2)/B4;"")</span>
    </div>
    <table aria-hidden="true">
      <tbody>
        <tr>
          <th />
          {['A', 'B', 'C', 'D', 'E', 'F'].map((column) => (
            <th key={column}>{column}</th>
          ))}
        </tr>
        {rows.map(({ line, cells: [quantity, setup, cycle, rate], price }) => (
          <tr key={line}>
            <th>{line}</th>
            <td className="text">Bussola fl.</td>
            <td>{quantity}</td>
            <td>{setup}</td>
            <td>{cycle}</td>
            <td>{rate}</td>
            <td className={price.startsWith('#') ? 'broken' : undefined}>{price}</td>
          </tr>
        ))}
        <tr>
          <th>5</th>
          <td className="text">chiedere a Gino</td>
          <td />
          <td />
          <td />
          <td />
          <td>?</td>
        </tr>
      </tbody>
    </table>
  </figure>
);
