import { questions } from '../content/questions.ts';

export const Questions = () => (
  <section className="sec" id="domande" aria-labelledby="questions-title">
    <div className="wrap">
      <span className="zone" aria-hidden="true">
        D
      </span>
      <div className="faq">
        <div>
          <h2 id="questions-title">Domande che ci fanno in officina</h2>
          <p className="more">
            Manca la tua? <a href="/contatti">Scrivici</a>
          </p>
        </div>
        <div data-reveal>
          {questions.map(({ question, answer }, index) => (
            <details key={question} name="faq" open={index === 0}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </div>
  </section>
);
