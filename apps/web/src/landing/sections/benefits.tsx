import { benefits } from './benefit-list.tsx';

/** The four cards are the legend of the hero drawing: their numbers are its balloons. */
export const Benefits = () => (
  <section className="legend" aria-labelledby="benefits-title">
    <div className="wrap">
      <h2 className="visually-hidden" id="benefits-title">
        Che cosa cambia
      </h2>
      <ol>
        {benefits.map(({ title, text, Drawing }, index) => (
          <li key={title} data-reveal>
            <Drawing />
            <h3>
              <i aria-hidden="true">{index + 1}</i>
              {title}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
