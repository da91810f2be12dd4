import { place } from '../content/site-places.ts';
import { legalContents } from '../legal/contents.ts';
import { Cookies, Location, Retention, Rights } from '../legal/keeping-and-rights.tsx';
import { Terms } from '../legal/terms.tsx';
import { CollectedData, Controller, Processor, Purposes } from '../legal/who-and-what.tsx';
import { Footer } from '../sections/footer.tsx';
import { TopBar } from '../sections/top-bar.tsx';

/** One document for /privacy and /termini. */
export const PrivacyPage = () => (
  <div className="site" id="site-page">
    <a className="skip" href="#main">
      Vai al contenuto
    </a>
    <TopBar />
    <main id="main" className="legal">
      <div className="wrap">
        <header>
          <h1>Privacy Policy</h1>
          <p className="lead">
            In breve: i dati della tua officina sono tuoi, stanno nell’Unione Europea e li usiamo solo per
            farti lavorare. Qui sotto trovi chi siamo, che cosa conserviamo, per quanto, e come farlo
            cancellare.
          </p>
          <p className="updated">Aggiornata a novembre 2026 · {place('companyName')}</p>
        </header>
        <nav aria-label="In questa pagina">
          <ol>
            {legalContents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article>
          <Controller />
          <CollectedData />
          <Purposes />
          <Processor />
          <Retention />
          <Location />
          <Rights />
          <Cookies />
          <Terms />
        </article>
      </div>
    </main>
    <Footer />
  </div>
);
