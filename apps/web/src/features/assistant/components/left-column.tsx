import type { LengthUnit, PartReport } from '@truciolo/part';
import type { DeskFile } from '../../../entities/parts/desk/part-desk.ts';
import type { DeskPlace } from '../desk/use-desk.ts';
import type { Chosen } from '../report/chosen.ts';
import { type Corrections, toggleDropped, withThread } from '../report/corrections.ts';
import type { FeatureGroup } from '../report/feature-row.ts';
import { openFindings } from '../report/open-findings.ts';
import { FeaturesList } from './features-list.tsx';
import { FindingsList, SetupsList } from './findings-list.tsx';
import lists from './lists.module.css';
import { PartsList } from './parts-list.tsx';
import classes from './workspace.module.css';

interface LeftColumnProps {
  readonly files: readonly DeskFile[];
  readonly place: DeskPlace | null;
  readonly onPlace: (place: DeskPlace) => void;
  readonly onRemove: (id: number) => void;
  /** The recognised report; null while it is not ready. */
  readonly report: PartReport | null;
  readonly groups: readonly FeatureGroup[];
  readonly corrections: Corrections;
  readonly onCorrect: (corrections: Corrections) => void;
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen | null) => void;
  readonly onUnit: (unit: LengthUnit) => void;
}

/** The parts, the recognised features of the chosen one, and its open questions. */
export function LeftColumn(props: LeftColumnProps) {
  const {
    files,
    place,
    onPlace,
    onRemove,
    report,
    groups,
    corrections,
    onCorrect,
    chosen,
    onChoose,
    onUnit,
  } = props;
  const hasMany = files.length > 1 || (files[0]?.model?.solids.length ?? 0) > 1;
  const current = files.find(({ id }) => id === place?.file);
  const isFailed = current?.state === 'failed';
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <aside className={classes.left} aria-label="Lavorazioni" data-grows>
      {hasMany ? <PartsList {...{ files, place, onPlace, onRemove }} /> : null}
      <div className={classes.scroll}>
        <h2 className={lists.head}>
          Lavorazioni <span>{report ? count : ''}</span>
        </h2>
        {report ? (
          <>
            <FeaturesList
              {...{ groups, corrections, chosen, onChoose }}
              onDrop={(id) => onCorrect(toggleDropped(corrections, id))}
              onThread={(group, thread) => onCorrect(withThread(corrections, group, thread))}
            />
            <FindingsList
              findings={openFindings(report, corrections, current?.unit ?? null)}
              {...{ chosen, onChoose, onUnit }}
            />
            <SetupsList setups={report.setups} {...{ chosen, onChoose }} />
          </>
        ) : (
          <p className={lists.none}>
            {isFailed
              ? 'Niente da mostrare: il file non è stato letto.'
              : 'Arrivano quando la lettura è finita.'}
          </p>
        )}
      </div>
      {report ? (
        <p className={classes.tip}>
          Tocca una riga o una faccia: si accendono insieme. Se una lavorazione è sbagliata, toglila: il ciclo
          segue.
        </p>
      ) : null}
    </aside>
  );
}
