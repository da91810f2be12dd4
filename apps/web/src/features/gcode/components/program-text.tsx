import { useVirtualizer } from '@tanstack/react-virtual';
import type { Finding } from '@truciolo/gcode';
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef } from 'react';
import type { Playback } from '../analysis/playback.ts';
import type { SourceLines } from '../analysis/source-lines.ts';
import { CodeLine } from './code-line.tsx';
import classes from './program.module.css';
import { useCursor } from './use-cursor.ts';

const LINE_HEIGHT = 20;
/** Firefox draws nothing below 17.9 million pixels: longer programs scroll faster than the hand. */
const MOST_PIXELS = 15_000_000;

interface ProgramTextProps {
  readonly lines: SourceLines;
  readonly file: number;
  readonly findings: readonly Finding[];
  readonly playback: Playback;
}

/** The program, a window of lines at a time; the line in execution is marked and kept visible. */
export function ProgramText({ lines, file, findings, playback }: ProgramTextProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const cursor = useCursor(playback);
  const current = cursor.file === file ? cursor.line : 0;
  const byLine = useMemo(() => {
    const found = new Map<number, Finding>();
    const rank = { error: 0, warning: 1, info: 2 };
    for (const finding of findings) {
      const before = found.get(finding.line);
      if (finding.file !== file || (before && rank[before.severity] <= rank[finding.severity])) continue;
      found.set(finding.line, finding);
    }
    return found;
  }, [findings, file]);

  const full = lines.count * LINE_HEIGHT;
  const height = Math.min(full, MOST_PIXELS);
  // Computed each time: the last line is reachable only with the current height of the view.
  const scaleOf = (view: number) => (full > height ? (full - view) / Math.max(1, height - view) : 1);
  const scale = scaleOf(scroller.current?.clientHeight ?? 0);
  const virtualizer = useVirtualizer({
    count: lines.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_HEIGHT,
    overscan: 8,
    observeElementOffset: (instance, report) => {
      const element = instance.scrollElement;
      if (!element) return;
      const tell = () => report(element.scrollTop * scaleOf(element.clientHeight), false);
      tell();
      element.addEventListener('scroll', tell, { passive: true });
      return () => element.removeEventListener('scroll', tell);
    },
  });

  useEffect(() => {
    const element = scroller.current;
    if (!element || current === 0) return;
    const top = (current - 1) * LINE_HEIGHT;
    const from = element.scrollTop * scale;
    const margin = LINE_HEIGHT * 2;
    if (top >= from + margin && top <= from + element.clientHeight - LINE_HEIGHT - margin) return;
    element.scrollTop = Math.max(0, top - element.clientHeight / 3) / scale;
  }, [current, scale]);

  const pick = (event: MouseEvent) => {
    const line = (event.target as Element).closest('[data-line]')?.getAttribute('data-line');
    if (line) playback.goToLine(Number(line), file);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') playback.step(1);
    else if (event.key === 'ArrowUp') playback.step(-1);
    else if (event.key === ' ') playback.toggle();
    else return;
    event.preventDefault();
  };
  const offset = virtualizer.scrollOffset ?? 0;
  return (
    <div
      ref={scroller}
      className={classes.text}
      role="listbox"
      aria-label="Testo del programma"
      aria-activedescendant={current > 0 ? `nc-line-${current}` : undefined}
      tabIndex={0}
      onClick={pick}
      onKeyDown={onKey}
    >
      <div style={{ height, position: 'relative' }} role="presentation">
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <CodeLine
            key={index}
            id={`nc-line-${index + 1}`}
            line={index + 1}
            count={lines.count}
            text={lines.text(index + 1)}
            isCurrent={index + 1 === current}
            finding={byLine.get(index + 1)}
            style={{ top: offset / scale + (start - offset) }}
          />
        ))}
      </div>
    </div>
  );
}
