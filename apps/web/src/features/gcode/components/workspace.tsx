import { SegmentedControl } from '@mantine/core';
import type { SourceFile } from '@truciolo/gcode';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Playback } from '../analysis/playback.ts';
import type { AnalysisResult } from '../analysis/protocol.ts';
import type { OnDiameter } from './diameter-field.tsx';
import { ProgramPanel } from './program-panel.tsx';
import { Timeline } from './timeline.tsx';
import { ToolsTable } from './tools-table.tsx';
import { usePlaybackKeys } from './use-playback-keys.ts';
import { Viewport } from './viewport.tsx';
import classes from './workspace.module.css';

const PANES = [
  { value: 'program', label: 'Programma' },
  { value: 'view', label: '3D' },
  { value: 'results', label: 'Risultati' },
];

interface WorkspaceProps {
  readonly files: readonly SourceFile[];
  readonly result: AnalysisResult;
  readonly onDiameter: OnDiameter;
  /** The column of figures. */
  readonly children: ReactNode;
}

/** Program, picture and figures side by side; one at a time on a phone. */
export function Workspace({ files, result, onDiameter, children }: WorkspaceProps) {
  const { picture, report } = result;
  const [pane, setPane] = useState('view');
  const playback = useMemo(() => new Playback(picture), [picture]);
  useEffect(() => () => playback.pause(), [playback]);
  usePlaybackKeys(playback);
  return (
    <>
      <div className={classes.panes}>
        <SegmentedControl fullWidth aria-label="Mostra" data={PANES} value={pane} onChange={setPane} />
      </div>
      <div className={classes.work} data-pane={pane}>
        <ProgramPanel files={files} result={result} playback={playback} onShow={() => setPane('program')} />
        <section className={classes.middle} aria-label="Percorso utensile">
          <Viewport result={result} playback={playback} />
          <Timeline result={result} playback={playback} />
          <ToolsTable
            report={report}
            playback={playback}
            toolAt={(segment) => picture.tool[segment] ?? 0}
            onDiameter={onDiameter}
          />
        </section>
        <aside className={classes.results} aria-label="Risultati">
          {children}
        </aside>
      </div>
    </>
  );
}
