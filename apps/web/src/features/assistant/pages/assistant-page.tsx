import { Button } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { listUnknowns } from '@truciolo/cycle';
import { type PartFormat, tellsByColour, writeLightModel } from '@truciolo/part';
import { chooseRoute, type ProposedPosition, positionOfRoute } from '@truciolo/quote';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { PageHead } from '../../../components/page-head/page-head.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { DropOver, type Pane, Workbench } from '../../../components/workbench/workbench.tsx';
import type { Picked } from '../../../entities/parts/viewer/part-scene.ts';
import { pickFiles } from '../../../lib/pick-files.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { AssistantActions } from '../components/assistant-actions.tsx';
import { ColoursBlock } from '../components/colours-block.tsx';
import { CompareBlock } from '../components/compare-block.tsx';
import { CompareCost } from '../components/compare-cost.tsx';
import { CycleBlock } from '../components/cycle-block.tsx';
import { FactsStrip } from '../components/facts-strip.tsx';
import { rowText } from '../components/features-list.tsx';
import { HonestyBlock } from '../components/honesty-block.tsx';
import { LeftColumn } from '../components/left-column.tsx';
import { MaterialOnly } from '../components/material-only.tsx';
import { MeasuresBlock } from '../components/measures-block.tsx';
import { PmiBlock } from '../components/pmi-block.tsx';
import { ProgressStrip } from '../components/progress-strip.tsx';
import { StartPanel } from '../components/start-panel.tsx';
import { StockBlock } from '../components/stock-block.tsx';
import { UnfinishedNote } from '../components/unfinished-note.tsx';
import { Viewport, type ViewportHandle } from '../components/viewport.tsx';
import classes from '../components/workspace.module.css';
import { missingWork } from '../cycle/missing-work.ts';
import { nameOf, withStated } from '../cycle/name-of.ts';
import { useCycle } from '../cycle/use-cycle.ts';
import { useDesk } from '../desk/use-desk.ts';
import { useStoredDesk } from '../desk/use-stored-desk.ts';
import { openExample } from '../example/open-example.ts';
import { stockOutline } from '../report/stock-outline.ts';
import { otherParts } from './other-parts.ts';
import { useMaterial } from './use-material.ts';
import { usePart } from './use-part.ts';

/** File formats that a quote stores. */
const ATTACHABLE: ReadonlySet<PartFormat> = new Set(['step', 'iges']);
const MODELS = { accept: '.step,.stp,.brep,.stl,.igs,.iges' };

/** Attachments of a new position. */
interface Attachments {
  readonly files: readonly File[];
  /** Light model for the customer; null where it cannot be reduced. */
  readonly mesh: File | null;
}

interface AssistantSlots {
  /** A model of a quote to open at once. */
  readonly attached: File | null;
  /** Price of the proposal at some quantities; null for users without cost access. */
  readonly prices: ((proposal: ProposedPosition, band: number | null) => ReactNode) | null;
  /** Price per piece, to compare ways to make it. */
  readonly price: ((proposal: ProposedPosition) => ReactNode) | null;
  /** Difference in cost per piece to another revision; null for users without cost access. */
  readonly difference: ((before: ProposedPosition, after: ProposedPosition) => ReactNode) | null;
  /** Dialog that creates a position of a quote; null for users who may not write one. */
  readonly newPosition:
    | ((
        props: Attachments & {
          readonly proposal: ProposedPosition;
          /** Sentences about missing parts of the position. */
          readonly missing: readonly string[];
          readonly onClose: () => void;
        },
      ) => ReactNode)
    | null;
}

/** From a model to its measures, features, stock and process plan; all of it in the browser. */
export function AssistantPage({ attached, prices, price, difference, newPosition }: AssistantSlots) {
  const { desk, files, place, setPlace, current } = useDesk();
  const part = usePart(current, place, useStoredDesk(desk, files));
  const { materials, material, isLate: isMaterialLate, choose: chooseMaterial } = useMaterial();
  const { hideCosts } = useSessionUser();
  const [pane, setPane] = useState<Pane>('view');
  const viewport = useRef<ViewportHandle>(null);
  const add = (dropped: readonly File[]) => desk.add(dropped);
  const drop = useDropzone({ onDrop: add, noClick: true, noKeyboard: true });
  useEffect(() => {
    if (attached) desk.add([attached]);
  }, [desk, attached]);
  const solid = place?.solid ?? 0;
  const { report, corrections, corrected, chosen } = part;
  const model = current?.model ?? null;
  const measures = current?.measures[solid] ?? null;
  const {
    proposal: cycle,
    ratioOf,
    isLate,
  } = useCycle(corrected, material, part.stock, part.stated.roughness);
  const [routeId, setRouteId] = useState<string | null>(null);
  const route = chooseRoute(cycle?.routes ?? [], routeId, part.wantedStock);
  const stock = route?.stock ?? part.stock;
  const fileName = current?.file.name ?? '';
  const isOneOfMany = (model?.solids.length ?? 0) > 1;
  const named = useMemo(
    () => withStated(nameOf(fileName, report?.solid ?? null, isOneOfMany), part.stated),
    [fileName, report?.solid, isOneOfMany, part.stated],
  );
  const outline = useMemo(() => {
    const shown = model?.solids[solid];
    return report && stock && shown ? stockOutline(report, stock, shown) : [];
  }, [model, solid, report, stock]);
  const proposal = useMemo(
    () => (corrected ? positionOfRoute(corrected.report, route, part.stock, material, named, ratioOf) : null),
    [corrected, route, part.stock, material, named, ratioOf],
  );
  const [attachments, setAttachments] = useState<Attachments | null>(null);
  const begin = async () => {
    const picture = await viewport.current?.copy();
    const image = picture ? [new File([picture], `${named.code}.png`, { type: 'image/png' })] : [];
    const light = model
      ? writeLightModel(isOneOfMany ? model.solids.slice(solid, solid + 1) : model.solids)
      : null;
    setAttachments({
      files: [...(current && model && ATTACHABLE.has(model.format) ? [current.file] : []), ...image],
      mesh: light && new File([light as Uint8Array<ArrayBuffer>], `${named.code}.mesh`),
    });
  };

  const onFace = (picked: Picked | null) => {
    if (!picked) return part.choose(null);
    if (picked.solid !== solid && place) return setPlace({ file: place.file, solid: picked.solid });
    const row = part.groups
      .flatMap(({ rows }) => rows)
      .find(({ id, faces }) => faces.includes(picked.face) && !corrections.dropped.includes(id));
    part.choose(row ? { id: row.id, faces: row.faces, text: rowText(row) } : null);
  };

  return (
    <div {...drop.getRootProps({ role: 'presentation' })}>
      <input {...drop.getInputProps({ 'aria-label': 'Modello 3D' })} />
      <PageHead
        title="3D Assistant"
        tools={
          files.length > 0 ? (
            <AssistantActions
              onPick={() => pickFiles(MODELS, add)}
              onExport={
                corrected
                  ? () =>
                      saveFile(
                        `${current?.file.name ?? 'pezzo'}.json`,
                        JSON.stringify(corrected, null, 2),
                        'application/json',
                      )
                  : null
              }
              onClose={() => desk.clear()}
            />
          ) : null
        }
        action={
          newPosition && files.length > 0 ? (
            <Button
              variant="filled"
              leftSection={<IconFilePlus size={16} stroke={1.6} />}
              // Before everything is loaded the position would lack its material or its phases.
              disabled={!proposal || isMaterialLate || isLate}
              onClick={() => void begin()}
            >
              Crea posizione
            </Button>
          ) : null
        }
        strip={
          current && model ? (
            <FactsStrip
              name={current.file.name}
              {...{ model, solid, report, corrections }}
              onProcess={(process) => part.setCorrections({ ...corrections, process })}
            />
          ) : null
        }
      />
      <UnfinishedNote />
      {files.length === 0 ? (
        <StartPanel onPick={() => pickFiles(MODELS, add)} onExample={() => void openExample().then(add)} />
      ) : (
        <Workbench
          names={{ list: 'Lavorazioni', results: 'Rapporto' }}
          widths={[300, 372]}
          pane={pane}
          onPane={setPane}
          list={
            <LeftColumn
              {...{ files, place, report, corrections, chosen }}
              groups={part.groups}
              onPlace={setPlace}
              onRemove={(id) => desk.remove(id)}
              onCorrect={part.setCorrections}
              onChoose={part.choose}
              onUnit={(unit) => current && desk.setUnit(current.id, unit)}
            />
          }
          view={{
            label: 'Modello',
            content: (
              <>
                {current ? <ProgressStrip entry={current} onCancel={() => desk.remove(current.id)} /> : null}
                {current?.problem ? (
                  <div className={classes.failed}>
                    <NoteBar
                      tone="bad"
                      actions={
                        <Button size="xs" onClick={() => desk.remove(current.id)}>
                          Togli
                        </Button>
                      }
                    >
                      «{current.file.name}»: {current.problem}
                    </NoteBar>
                  </div>
                ) : null}
                {model ? (
                  <Viewport
                    {...{ model, solid, chosen, onFace }}
                    stock={outline}
                    paint={part.paint}
                    legend={part.legend}
                    balloons={part.balloons}
                    hasSetups={report === null || report.setups.length > 0}
                    hasColours={tellsByColour(report?.colours ?? [])}
                    ref={viewport}
                  />
                ) : current && !current.problem ? (
                  <p className={classes.waiting}>Leggo «{current.file.name}»…</p>
                ) : null}
              </>
            ),
          }}
        >
          {measures ? (
            <MeasuresBlock {...{ measures, materials, material }} stock={stock} onMaterial={chooseMaterial} />
          ) : null}
          {report ? (
            <>
              <StockBlock
                {...{ report, material }}
                stock={stock}
                showsCosts={!hideCosts}
                onStock={(wanted) => {
                  setRouteId(null);
                  part.setStock(wanted);
                }}
              />
              <CycleBlock
                {...{ cycle, route, chosen }}
                hasMaterial={material !== null}
                onRoute={setRouteId}
                onChoose={part.choose}
                priceOf={(one) =>
                  corrected && price
                    ? price(positionOfRoute(corrected.report, one, part.stock, material, named, ratioOf))
                    : '—'
                }
              />
              {proposal && route && prices ? prices(proposal, route.band.share) : null}
              {material && cycle && !route ? (
                <MaterialOnly {...{ stock, material }} showsCosts={!hideCosts} />
              ) : null}
              <PmiBlock notes={report.pmi} chosen={chosen} onChoose={part.choose} />
              <ColoursBlock colours={report.colours} chosen={chosen} onChoose={part.choose} />
              <CompareBlock
                {...{ report, chosen }}
                others={otherParts(files, place)}
                onChoose={part.choose}
                costs={({ key, name, report: its }) =>
                  difference ? (
                    <CompareCost
                      key={key}
                      {...part.other(key, its)}
                      {...{ name, material, difference }}
                      roughness={part.stated.roughness}
                      now={proposal}
                    />
                  ) : null
                }
              />
              <HonestyBlock
                explained={route?.explained ?? null}
                band={route?.band.share ?? null}
                material={route?.materialBand ?? null}
                unknowns={cycle?.unknowns ?? listUnknowns(report)}
                stated={part.stated}
                onStated={part.setStated}
              />
            </>
          ) : null}
        </Workbench>
      )}
      {proposal && corrected && attachments && newPosition
        ? newPosition({
            proposal,
            missing: missingWork(corrected.report, material !== null, cycle, route),
            ...attachments,
            onClose: () => setAttachments(null),
          })
        : null}
      {drop.isDragActive ? <DropOver>Lascia qui il modello</DropOver> : null}
    </div>
  );
}
