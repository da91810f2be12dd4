import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { CardPlaceholder } from '../../../components/placeholders/placeholders.tsx';
import type { ViewName } from '../../../components/scene/view-name.ts';
import type { Playback } from '../analysis/playback.ts';
import type { AnalysisResult } from '../analysis/protocol.ts';
import type { ColourMode } from '../scene/colour-path.ts';
import { FlatView } from './flat-view.tsx';
import { PathLegend } from './path-legend.tsx';
import type { SceneHandle } from './scene-canvas.tsx';
import { ViewToolbar } from './view-toolbar.tsx';
import classes from './viewport.module.css';

const SceneCanvas = lazy(() => import('./scene-canvas.tsx'));

interface ViewportProps {
  readonly result: AnalysisResult;
  readonly playback: Playback;
}

/** The toolpath: in 3D, or on paper where the browser has no 3D. */
export function Viewport({ result, playback }: ViewportProps) {
  const { lathe } = result.report;
  const [mode, setMode] = useState<ColourMode>('tool');
  const [view, setView] = useState<ViewName>(lathe ? 'top' : 'iso');
  const [hidesRest, setHidesRest] = useState(false);
  const [canDraw, setCanDraw] = useState(true);
  const showFallback = useCallback(() => setCanDraw(false), []);
  const scene = useRef<SceneHandle>(null);
  return (
    <div className={classes.viewport}>
      {result.picture.segments === 0 ? (
        <p className={classes.nothing}>Il programma non muove gli assi: non c’è niente da disegnare.</p>
      ) : canDraw ? (
        <Suspense fallback={<CardPlaceholder />}>
          <SceneCanvas {...{ result, playback, mode, view, hidesRest }} onFailed={showFallback} ref={scene} />
        </Suspense>
      ) : (
        <FlatView result={result} playback={playback} view={view === 'iso' ? 'top' : view} />
      )}
      <ViewToolbar
        {...{ mode, view, hidesRest }}
        onMode={setMode}
        onView={setView}
        onHidesRest={setHidesRest}
        onFit={() => scene.current?.fit()}
      />
      <PathLegend result={result} mode={mode} />
    </div>
  );
}
