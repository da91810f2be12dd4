import { useComputedColorScheme } from '@mantine/core';
import type { Picture } from '@truciolo/gcode';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { AxisCross } from '../../../components/scene/axis-cross.tsx';
import { axisDirections } from '../../../components/scene/axis-directions.ts';
import { resolveColour } from '../../../components/scene/colour.ts';
import { showIn } from '../../../components/scene/shared-renderer.ts';
import type { ViewName } from '../../../components/scene/view-name.ts';
import type { Playback } from '../analysis/playback.ts';
import type { AnalysisResult } from '../analysis/protocol.ts';
import { type ColourMode, colourPath } from '../scene/colour-path.ts';
import { dimensionLabels, type Label } from '../scene/overlay.ts';
import { toolColour } from '../scene/palette.ts';
import { ToolpathScene } from '../scene/toolpath-scene.ts';
import classes from './viewport.module.css';

export interface SceneHandle {
  fit(): void;
}

interface SceneCanvasProps {
  readonly result: AnalysisResult;
  readonly playback: Playback;
  readonly mode: ColourMode;
  readonly view: ViewName;
  readonly hidesRest: boolean;
  /** The graphics card refused after all. */
  readonly onFailed: () => void;
  readonly ref?: Ref<SceneHandle>;
}

interface Overlay {
  readonly labels: readonly Label[];
  readonly axes: ReturnType<typeof axisDirections>;
}

const LABEL =
  'Percorso utensile in 3D: trascina per ruotare, tasto destro per spostare, rotella per ingrandire';

/** Null when the graphics card is blocked, lost or out of memory. */
function openScene(host: HTMLElement, picture: Picture, isLathe: boolean): ToolpathScene | null {
  try {
    return new ToolpathScene(showIn(host, LABEL), picture, isLathe);
  } catch {
    return null;
  }
}

/** Hands the picture to the scene and keeps it informed. Loaded only when there is something to draw. */
export default function SceneCanvas({
  result,
  playback,
  mode,
  view,
  hidesRest,
  onFailed,
  ref,
}: SceneCanvasProps) {
  const { picture, report } = result;
  const host = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<ToolpathScene | null>(null);
  const [overlay, setOverlay] = useState<Overlay>({ labels: [], axes: [] });
  const scheme = useComputedColorScheme('light');
  useImperativeHandle(ref, () => ({ fit: () => scene?.fit() }), [scene]);

  useEffect(() => {
    const box = host.current;
    if (!box) return;
    const next = openScene(box, picture, report.lathe);
    if (!next) {
      onFailed();
      return;
    }
    next.onDrawn = () =>
      setOverlay({
        labels: picture.cutBox
          ? dimensionLabels(picture.cutBox, next.camera, box.clientWidth, box.clientHeight)
          : [],
        axes: axisDirections(next.camera),
      });
    const watch = new ResizeObserver(() => next.resize(box.clientWidth, box.clientHeight));
    next.resize(box.clientWidth, box.clientHeight);
    watch.observe(box);
    next.setCursor(playback.cursor);
    const stop = playback.subscribe(() => next.setCursor(playback.cursor));
    setScene(next);
    return () => {
      stop();
      watch.disconnect();
      next.dispose();
      setScene(null);
    };
  }, [picture, playback, report.lathe, onFailed]);

  const toolCount = report.tools.length;
  // The scheme is no argument of the colours, but their values change with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const colours = useMemo(() => {
    const resolve = (colour: string) => resolveColour(document.body, colour);
    const tools = Array.from({ length: toolCount + 1 }, (_, slot) => resolve(toolColour(slot)));
    return {
      path: colourPath(picture, mode, tools, resolve('var(--text-3)')),
      frame: resolve('var(--dr-dim)'),
      marker: resolve('var(--accent-mark)'),
    };
  }, [picture, mode, toolCount, scheme]);
  useEffect(() => scene?.setColours(colours), [scene, colours]);
  useEffect(() => scene?.look(view), [scene, view]);
  useEffect(() => scene?.setHidesRest(hidesRest), [scene, hidesRest]);

  return (
    <div ref={host} className={classes.stage}>
      {overlay.labels.map(({ text, x, y }) => (
        <span key={text} className={classes.dimension} style={{ left: x, top: y }}>
          {text}
        </span>
      ))}
      <AxisCross axes={overlay.axes} />
    </div>
  );
}
