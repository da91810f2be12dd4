import { Link, Outlet } from 'react-router';
import { WordMark } from '../../components/mark.tsx';
import classes from '../../components/public-page/public-page.module.css';
import { site } from '../../lib/site.ts';

/** Around login, registration, contact and password pages: head, page, legal foot. */
export function PublicShell() {
  return (
    <div className={classes.page}>
      <a className={classes.skip} href="#contenuto">
        Vai al contenuto
      </a>
      <header className={classes.top}>
        <div className={classes.wrap}>
          <a className={classes.brand} href="/" aria-label="Truciolo, pagina iniziale">
            <WordMark />
          </a>
          <a className={classes.home} href="/">
            <svg width="16" height="12" viewBox="0 0 16 12" aria-hidden="true">
              <path d="M7 1L2 6l5 5M2 6h13" fill="none" stroke="currentColor" strokeWidth="1.6" />
            </svg>
            Torna alla home
          </a>
        </div>
      </header>
      <main className={classes.main} id="contenuto">
        <Outlet />
      </main>
      <footer className={classes.foot}>
        <div className={classes.wrap}>
          <nav aria-label="Note legali">
            <a href={site.privacyUrl}>Privacy Policy</a>
            <a href={site.cookieUrl}>Cookie Policy</a>
            <a href={site.termsUrl}>Termini e condizioni</a>
            <Link to="/contatti">Contatti</Link>
          </nav>
          <span>
            {site.companyName} · P.IVA {site.vatId}
          </span>
        </div>
      </footer>
    </div>
  );
}
