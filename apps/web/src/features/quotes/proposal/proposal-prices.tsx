import { formatMoney, inEuro, type Money, subtract } from '@truciolo/money';
import { type ProposedPosition, priceProposal } from '@truciolo/quote';
import { useMemo } from 'react';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { newId } from '../../../lib/new-id.ts';
import classes from './proposal.module.css';
import { usePositionStart } from './use-position-start.ts';

/** Small, medium, large: with high and low weight of the set-up. */
const QUANTITIES = [10, 50, 200] as const;

interface ProposalPricesProps {
  readonly proposal: ProposedPosition;
  /** ± share of the times, used as the band of the price. */
  readonly band: number | null;
}

/** Price per piece at three quantities, with the band of the estimate. */
export function ProposalPrices({ proposal, band }: ProposalPricesProps) {
  const known = usePositionStart();
  const priced = useMemo(
    () => known && priceProposal(proposal, known.start, known.document, QUANTITIES, newId),
    [known, proposal],
  );
  if (!priced) return null;
  return (
    <section className={classes.block} aria-label="Prezzo al pezzo">
      <h2 className={classes.label}>
        Prezzo al pezzo, con i ricarichi dell’azienda
        {band === null ? null : <span>banda ±{formatNumber(band * 100)} %</span>}
      </h2>
      {priced.problems.length > 0 ? (
        <p className={classes.missing}>{priced.problems.join(' ')}</p>
      ) : (
        <dl className={classes.prices}>
          {priced.prices.map(({ quantity, unit }) => (
            <div key={quantity}>
              <dt>{quantity} pz</dt>
              <dd>{unit === null ? '—' : formatMoney(unit)}</dd>
              {unit === null || band === null ? null : (
                <dd>
                  da {formatNumber(inEuro(unit) * (1 - band), 2)} a{' '}
                  {formatNumber(inEuro(unit) * (1 + band), 2)}
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Price of one way to make the part at one quantity, for comparison. */
export function ProposalPrice({
  proposal,
  quantity,
}: {
  readonly proposal: ProposedPosition;
  readonly quantity: number;
}) {
  const known = usePositionStart();
  const unit = useMemo(
    () => known && priceProposal(proposal, known.start, known.document, [quantity], newId).prices[0]?.unit,
    [known, proposal, quantity],
  );
  return <>{unit == null ? '—' : formatMoney(unit)}</>;
}

interface ProposalDifferenceProps {
  readonly before: ProposedPosition;
  readonly after: ProposedPosition;
}

const signed = (difference: Money): string => `${difference > 0 ? '+' : ''}${formatMoney(difference)}`;

/**
 * Cost difference per piece after a change of the part: both revisions priced by the quote's engine, with the same
 * rates.
 */
export function ProposalDifference({ before, after }: ProposalDifferenceProps) {
  const known = usePositionStart();
  const both = useMemo(
    () =>
      known &&
      [before, after].map((proposal) =>
        priceProposal(proposal, known.start, known.document, QUANTITIES, newId),
      ),
    [known, before, after],
  );
  const [was, is] = both ?? [];
  if (!was || !is) return null;
  const problems = [...new Set([...was.problems, ...is.problems])];
  if (problems.length > 0) return <p className={classes.missing}>{problems.join(' ')}</p>;
  return (
    <table className={classes.difference} aria-label="Differenza di prezzo al pezzo">
      <thead>
        <tr>
          <th>Prezzo al pezzo</th>
          <th>prima</th>
          <th>ora</th>
          <th>differenza</th>
        </tr>
      </thead>
      <tbody>
        {is.prices.map(({ quantity, unit }, index) => {
          const old = was.prices[index]?.unit ?? null;
          return (
            <tr key={quantity}>
              <td>{quantity} pz</td>
              <td>{old === null ? '—' : formatMoney(old)}</td>
              <td>{unit === null ? '—' : formatMoney(unit)}</td>
              <td>{old === null || unit === null ? '—' : signed(subtract(unit, old))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
