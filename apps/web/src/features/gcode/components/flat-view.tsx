import { useComputedColorScheme } from '@mantine/core';
import { ROW } from '@truciolo/gcode';
import { useEffect, useRef } from 'react';
import { resolveColour } from '../../../components/scene/colour.ts';
import { frameOf } from '../analysis/picture-box.ts';
import type { Playback } from '../analysis/playback.ts';
import type { AnalysisResult } from '../analysis/protocol.ts';
import { toolPoint } from '../scene/cursor-point.ts';
import { toolColour } from '../scene/palette.ts';
import classes from './viewport.module.css';

type FlatName = 'top' | 'front' | 'side';

/** Axes to the right and up on paper. */
type Axis = 0 | 1 | 2;
const MILL: Readonly<Record<FlatName, readonly [Axis, Axis]>> = { top: [0, 1], front: [0, 2], side: [1, 2] };
/** More lines than this only repaint the same pixels. */
const MOST_LINES = 200_000;

interface FlatViewProps {
  readonly result: AnalysisResult;
  readonly playback: Playback;
  readonly view: FlatName;
}

/** The path on paper, for browsers without WebGL. */
export function FlatView({ result, playback, view }: FlatViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scheme = useComputedColorScheme('light');
  const { picture, report } = result;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours' values change with the scheme
  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d');
    if (!element || !pen) return;
    const [right, up] = report.lathe ? ([2, 0] as const) : MILL[view];
    const { min, max } = frameOf(picture.box, picture.cutBox);
    const css = (colour: string) =>
      `rgb(${resolveColour(element.parentElement ?? document.body, colour).join(' ')})`;
    const tools = Array.from({ length: report.tools.length + 1 }, (_, slot) => css(toolColour(slot)));
    const rapid = css('var(--line-strong)');
    const marker = css('var(--accent-mark)');
    const stride = Math.max(1, Math.ceil(picture.segments / MOST_LINES));
    const draw = () => {
      element.width = element.clientWidth * devicePixelRatio;
      element.height = element.clientHeight * devicePixelRatio;
      const { width, height } = element;
      const span = (axis: Axis) => max[axis] - min[axis] || 1;
      const scale = 0.85 * Math.min(width / span(right), height / span(up));
      const place = (p: ArrayLike<number>, at: number): [number, number] => [
        width / 2 + ((p[at + right] as number) - (min[right] + max[right]) / 2) * scale,
        height / 2 - ((p[at + up] as number) - (min[up] + max[up]) / 2) * scale,
      ];
      const { segment, seconds } = playback.cursor;
      pen.lineWidth = devicePixelRatio;
      for (let i = 0; i <= segment; i += stride) {
        const isRapid = picture.kind[i] === ROW.rapid;
        pen.strokeStyle = isRapid ? rapid : (tools[picture.tool[i] as number] ?? rapid);
        pen.setLineDash(isRapid ? [4, 4] : []);
        pen.beginPath();
        pen.moveTo(...place(picture.positions, i * 3));
        pen.lineTo(...place(picture.positions, (i + 1) * 3));
        pen.stroke();
      }
      pen.fillStyle = marker;
      pen.beginPath();
      pen.arc(...place(toolPoint(picture, segment, seconds), 0), 5 * devicePixelRatio, 0, 7);
      pen.fill();
    };
    let asked = 0;
    const ask = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(draw);
    };
    const watch = new ResizeObserver(ask);
    watch.observe(element);
    const stop = playback.subscribe(ask);
    return () => {
      cancelAnimationFrame(asked);
      watch.disconnect();
      stop();
    };
  }, [picture, playback, report, view, scheme]);

  return (
    <div className={classes.stage}>
      <canvas ref={canvas} role="img" aria-label="Percorso utensile in pianta" />
      <p className={classes.noWebgl}>
        Questo browser non ha il 3D (WebGL 2): ecco il percorso in piano. Tempi e segnalazioni non cambiano.
      </p>
    </div>
  );
}
