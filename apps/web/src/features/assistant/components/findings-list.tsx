import type { Finding, LengthUnit, SetupProposal } from '@truciolo/part';
import { countOf } from '../../../lib/format/counts.ts';
import type { Chosen } from '../report/chosen.ts';
import { directionText } from '../report/direction-text.ts';
import { setupColour } from '../report/paint-faces.ts';
import classes from './lists.module.css';
import { UnitChoice } from './unit-choice.tsx';

/** Questions about the unit are answered where they are asked. */
const asksUnit = ({ code }: Finding): boolean => code === 'unit-unknown' || code === 'unit-doubt';

interface FindingsListProps {
  readonly findings: readonly Finding[];
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen | null) => void;
  readonly onUnit: (unit: LengthUnit) => void;
}

/** Questions to clear up before machining; each highlights its faces. */
export function FindingsList({ findings, chosen, onChoose, onUnit }: FindingsListProps) {
  if (findings.length === 0) return null;
  return (
    <section aria-label="Da chiarire">
      <h2 className={classes.head}>
        Da chiarire prima di tagliare <span>{findings.length}</span>
      </h2>
      <ol className={classes.findings}>
        {findings.map((finding, index) => {
          const { code, level, text, faces } = finding;
          const id = `finding-${index}`;
          return (
            <li key={`${code}-${text}`} data-chosen={chosen?.id === id || undefined}>
              <button
                type="button"
                disabled={faces.length === 0}
                aria-pressed={chosen?.id === id}
                onClick={() => onChoose(chosen?.id === id ? null : { id, faces, text: String(index + 1) })}
              >
                <i data-level={level}>{index + 1}</i>
                <span>{text}</span>
              </button>
              {asksUnit(finding) ? <UnitChoice onUnit={onUnit} /> : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface SetupsListProps {
  readonly setups: readonly SetupProposal[];
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen | null) => void;
}

const KINDS: Readonly<Record<SetupProposal['kind'], string>> = { milling: 'fresatura', turning: 'tornitura' };

/** The set-ups of the part with their tool directions. */
export function SetupsList({ setups, chosen, onChoose }: SetupsListProps) {
  if (setups.length === 0) return null;
  return (
    <section aria-label="Prese">
      <h2 className={classes.head}>
        Prese <span>{setups.length}</span>
      </h2>
      <ol className={classes.findings}>
        {setups.map(({ kind, direction, indexed, faces }, index) => {
          const id = `setup-${index}`;
          const text = `Presa ${index + 1}`;
          return (
            <li key={id} data-chosen={chosen?.id === id || undefined}>
              <button
                type="button"
                aria-pressed={chosen?.id === id}
                onClick={() => onChoose(chosen?.id === id ? null : { id, faces, text })}
              >
                <b style={{ background: setupColour(index) }} />
                <span>
                  {text}: {KINDS[kind]} da {directionText(direction)}
                  {indexed.length > 0
                    ? ` e da ${indexed.map(directionText).join(', ')}: divisore, o ${indexed.length + 1} prese`
                    : ''}
                  <small>{countOf(faces.length, 'faccia', 'facce')}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
