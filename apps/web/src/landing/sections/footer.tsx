import { place } from '../content/site-places.ts';
import { Logo } from '../drawings/logo.tsx';

/** Laid out as the title block of a technical drawing. */
export const Footer = () => (
  <footer className="foot">
    <div className="wrap">
      <div className="block">
        <div>
          <a className="brand" href="/" aria-label="Truciolo, pagina iniziale">
            <Logo />
          </a>
          <p>Preventivi, costi e commesse per officine meccaniche.</p>
        </div>
        <div>
          <p className="caption">Ragione sociale</p>
          <p className="legal-line">
            <b>{place('companyName')}</b>
            <br />
            {place('companyAddress')}
            <br />
            P.IVA <b>{place('vatId')}</b>
          </p>
        </div>
        <nav aria-labelledby="legal-caption">
          <p className="caption" id="legal-caption">
            Note legali
          </p>
          <ul>
            <li>
              <a href={place('privacyUrl')}>Privacy Policy</a>
            </li>
            <li>
              <a href={place('cookieUrl')}>Cookie Policy</a>
            </li>
            <li>
              <a href={place('termsUrl')}>Termini e condizioni</a>
            </li>
            <li>
              {/* Shown by the consent script that answers to it. */}
              <button type="button" data-consent-open hidden>
                Preferenze cookie
              </button>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="product-caption">
          <p className="caption" id="product-caption">
            Truciolo
          </p>
          <ul>
            <li>
              <a href="/contatti">Contatti</a>
            </li>
            <li>
              <a href="/login">Accedi</a>
            </li>
            <li>
              <a href="/register">Registrati</a>
            </li>
          </ul>
        </nav>
      </div>
    </div>
  </footer>
);
