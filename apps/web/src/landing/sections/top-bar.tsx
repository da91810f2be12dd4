import { Logo } from '../drawings/logo.tsx';

export const TopBar = () => (
  <header className="top">
    <div className="wrap">
      <a className="brand" href="/" aria-label="Truciolo, pagina iniziale">
        <Logo />
      </a>
      <nav aria-label="Principale">
        <a className="plain" href="/contatti">
          Contatti
        </a>
        <a className="btn alt sm" href="/login">
          Accedi
        </a>
      </nav>
    </div>
  </header>
);
