/** The stroke of the mark, unrolled from the left edge of the page. */
const coil =
  'M-190 28.4H17A12.4 12.4 0 0 0 29.4 16A11.35 11.35 0 0 0 18.05 4.65A10.3 10.3 0 0 0 7.75 14.95A9.25 9.25 0 0 0 17 24.2A8.2 8.2 0 0 0 25.2 16A7.15 7.15 0 0 0 18.05 8.85A6.1 6.1 0 0 0 11.95 14.95A5.05 5.05 0 0 0 17 20A4 4 0 0 0 21 16';

export const FinalCall = () => (
  <section className="final" aria-labelledby="final-title">
    <svg className="coil" viewBox="0 0 34 34" width="400" height="400" aria-hidden="true">
      <path d={coil} />
    </svg>
    <div className="wrap">
      <h2 id="final-title">Il prossimo disegno che ti arriva, prezzalo qui.</h2>
      <p>
        Dentro trovi già oltre cento materiali, cinque macchine tipiche e un’officina di esempio. 14 giorni,
        senza carta.
      </p>
      <div className="cta">
        <a className="btn go" href="/register">
          Inizia gratuitamente
        </a>
        <a className="ask" href="/contatti">
          Hai una domanda? Scrivici
        </a>
      </div>
    </div>
  </section>
);
