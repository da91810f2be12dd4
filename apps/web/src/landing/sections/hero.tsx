import { HeroTall } from '../drawings/hero-tall.tsx';
import { HeroWide } from '../drawings/hero-wide.tsx';
import { Claims } from './claims.tsx';
import { demoFiles } from './demo-dialog.tsx';

export const Hero = () => (
  <div className="hero">
    <div className="wrap">
      <span className="zone" aria-hidden="true">
        A
      </span>
      <div className="hero-head">
        <h1>Il prezzo giusto, mentre il cliente è ancora al telefono.</h1>
        <div>
          <p className="lead">
            Truciolo calcola quanto ti costa davvero ogni pezzo: grezzo, attrezzaggio, tempo ciclo, terzisti.
            Per ogni quantità, con un margine che sai difendere.
          </p>
          <div className="cta">
            <a className="btn go" href="/register">
              Inizia gratuitamente
            </a>
            {/* Without scripts this plays the film itself; with them it opens the dialog. */}
            <a className="btn alt" href={demoFiles.mp4} data-open-demo>
              <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
                <path
                  d="M4 2.5v11l9-5.5z"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.6"
                  strokeLinejoin="round"
                />
              </svg>
              Guarda la demo
            </a>
          </div>
        </div>
      </div>
      <p className="visually-hidden">
        Disegno: un tondo in C45 al tornio. Il truciolo si stacca dall’utensile, si arriccia e diventa la
        curva del prezzo al pezzo: 52,17 euro a 10 pezzi, 25,19 a 50, 22,07 a 100, 19,97 a 500.
      </p>
      <HeroWide />
      <HeroTall />
      <Claims />
    </div>
  </div>
);
