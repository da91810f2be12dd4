import { place } from '../content/site-places.ts';
import { RatingRule, TimeGauge, TrialDays } from '../drawings/claim-drawings.tsx';

/** Claims read as scales on an instrument; the figures come from the installation's configuration. */
export const Claims = () => (
  <ul className="claims">
    <li>
      <RatingRule />
      <span>
        <b>
          <span data-decimal>{place('rating')}</span> su 5
        </b>
        da {place('ratingCount')} valutazioni
      </span>
    </li>
    <li>
      <TimeGauge />
      <span>
        <b>{place('timeSaved')} di tempo in meno</b>
        per fare un preventivo
      </span>
    </li>
    <li>
      <TrialDays />
      <span>
        <b>14 giorni di prova</b>
        senza carta, dati nell’UE
      </span>
    </li>
  </ul>
);
