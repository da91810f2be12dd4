import { OriginMark, OriginSymbols } from '../drawings/origin-mark.tsx';
import { PriceTree } from './price-tree.tsx';
import { ProductPicture } from './product-picture.tsx';

export const PriceExplained = () => (
  <section className="sec" id="perche" aria-labelledby="why-title">
    <OriginSymbols />
    <div className="wrap">
      <span className="zone" aria-hidden="true">
        C
      </span>
      <div className="why">
        <div className="why-side">
          <h2 id="why-title">Perché questo prezzo?</h2>
          <p>
            Il cliente chiede lo sconto. Il socio chiede come mai. Tu apri il prezzo e leggi: ogni numero ha
            la sua formula, i suoi dati e la sua origine.
          </p>
          <ul className="origins">
            <li>
              <OriginMark origin="calculated" />
              <span>
                <b>Calcolato</b> da altri numeri che puoi aprire
              </span>
            </li>
            <li>
              <OriginMark origin="typed" />
              <span>
                <b>Scritto a mano</b>, e il valore calcolato resta accanto
              </span>
            </li>
            <li>
              <OriginMark origin="measured" />
              <span>
                <b>Misurato</b> in officina, dai consuntivi
              </span>
            </li>
            <li>
              <OriginMark origin="proposed" />
              <span>
                <b>Proposto</b>, aspetta la tua conferma
              </span>
            </li>
          </ul>
        </div>
        <PriceTree />
      </div>
      <ProductPicture />
    </div>
  </section>
);
