import type { PartModel } from '@truciolo/part';
import { lazy, type Ref, Suspense, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { CardPlaceholder } from '../../../components/placeholders/placeholders.tsx';
import type { ViewName } from '../../../components/scene/view-name.ts';
import { facePoint } from '../../../entities/parts/viewer/face-point.ts';
import { modelBox } from '../../../entities/parts/viewer/model-box.ts';
import type { PartCanvasHandle, PartLabel } from '../../../entities/parts/viewer/part-canvas.tsx';
import type { Picked, Section } from '../../../entities/parts/viewer/part-scene.ts';
import type { Chosen } from '../report/chosen.ts';
import { marksOf } from '../report/marks-of.ts';
import type { PaintMode } from '../report/paint-faces.ts';
import type { LegendEntry } from '../report/paint-legend.ts';
import type { Outline3d } from '../report/stock-outline.ts';
import { PaintLegendBar } from './paint-legend-bar.tsx';
import { SectionBar } from './section-bar.tsx';
import { readingText, useMeasuring } from './use-measuring.ts';
import { ViewBar } from './view-bar.tsx';
import classes from './viewport.module.css';

const PartCanvas = lazy(() => import('../../../entities/parts/viewer/part-canvas.tsx'));

export interface ViewportHandle {
  copy(): Promise<Blob | null>;
}

interface ViewportProps {
  readonly model: PartModel;
  readonly solid: number;
  readonly paint: (mode: PaintMode) => ReadonlyMap<number, string>;
  readonly legend: (mode: PaintMode) => readonly LegendEntry[];
  /** Findings with their numbers in the list. */
  readonly balloons: readonly Chosen[];
  readonly hasSetups: boolean;
  /** The file gives colours that say something. */
  readonly hasColours: boolean;
  readonly chosen: Chosen | null;
  /** Outline of the chosen stock. */
  readonly stock: Outline3d;
  /** A face was touched; null = beside the part. */
  readonly onFace: (picked: Picked | null) => void;
  readonly ref?: Ref<ViewportHandle>;
}

/** The part in 3D with all that helps to look at it. */
export function Viewport(props: ViewportProps) {
  const { model, solid, paint, legend, balloons, hasSetups, hasColours, chosen, stock, onFace, ref } = props;
  const [view, setView] = useState<ViewName>('iso');
  const [wanted, setMode] = useState<PaintMode>('feature');
  // Another part may have no set-ups, or no colours in its file.
  const says = { feature: true, setup: hasSetups, file: hasColours };
  const mode = says[wanted] ? wanted : 'feature';
  const [section, setSection] = useState<Section | null>(null);
  const [isTransparent, setTransparent] = useState(false);
  const [isExploded, setExploded] = useState(false);
  const [canDraw, setCanDraw] = useState(true);
  const showFallback = useCallback(() => setCanDraw(false), []);
  const canvas = useRef<PartCanvasHandle>(null);
  const shown = model.solids[solid] ?? model.solids[0];
  useImperativeHandle(ref, () => ({ copy: () => canvas.current?.copy() ?? Promise.resolve(null) }), []);
  const box = useMemo(() => modelBox(model), [model]);
  const measuring = useMeasuring(shown as NonNullable<typeof shown>, solid);
  const { isMeasuring, labels: measured, faces } = measuring;
  const painted = useMemo(() => {
    const own = new Map(paint(mode));
    if (isMeasuring) for (const face of faces) own.set(face, 'var(--steel)');
    return own;
  }, [paint, mode, isMeasuring, faces]);
  const labels = useMemo<readonly PartLabel[]>(() => {
    const placed = marksOf(balloons, chosen).flatMap(({ id, text, faces: [face] }): PartLabel[] => {
      const at = shown && face !== undefined ? facePoint(shown, face) : null;
      return at ? [{ key: id, text, tone: id.startsWith('finding') ? 'warn' : 'chosen', at, solid }] : [];
    });
    return [...measured, ...placed];
  }, [measured, chosen, balloons, shown, solid]);
  const hasMany = model.solids.length > 1;
  return (
    <>
      <div className={classes.viewport}>
        {canDraw ? (
          <Suspense fallback={<CardPlaceholder />}>
            <PartCanvas
              {...{ model, view, section, isTransparent, isExploded, labels, stock }}
              hasCube
              solid={hasMany ? solid : null}
              paint={painted}
              onPick={isMeasuring ? measuring.add : onFace}
              onFailed={showFallback}
              ref={canvas}
            />
          </Suspense>
        ) : (
          <p className={classes.noWebgl}>
            Questo browser non ha il 3D (WebGL 2): misure e lavorazioni ci sono lo stesso.
          </p>
        )}
        <ViewBar
          {...{ hasSetups, hasColours, mode, view, isMeasuring }}
          onMode={setMode}
          onView={setView}
          onMeasuring={measuring.setMeasuring}
          onFit={() => canvas.current?.fit()}
        />
        {isMeasuring || !canDraw ? null : (
          <PaintLegendBar entries={legend(mode)} hasStock={stock.length > 0} />
        )}
        {isMeasuring ? (
          <div className={classes.readings} role="status">
            {measuring.readings.length > 0
              ? measuring.readings.map((reading) => <span key={reading.label}>{readingText(reading)}</span>)
              : 'Tocca un foro, uno spigolo, oppure due facce.'}
          </div>
        ) : null}
      </div>
      <SectionBar
        {...{ box, section, isTransparent }}
        onSection={setSection}
        onTransparent={setTransparent}
        isExploded={hasMany ? isExploded : null}
        onExploded={setExploded}
      />
    </>
  );
}
