import type { SourceFile } from '@truciolo/gcode';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Pane, Workbench } from '../../../components/workbench/workbench.tsx';
import { Playback } from '../analysis/playback.ts';
import type { AnalysisResult } from '../analysis/protocol.ts';
import type { OnDiameter, TypedDiameters } from './diameter-field.tsx';
import { ProgramPanel } from './program-panel.tsx';
import { Timeline } from './timeline.tsx';
import { ToolsTable } from './tools-table.tsx';
import { usePlaybackKeys } from './use-playback-keys.ts';
import { Viewport } from './viewport.tsx';

interface WorkspaceProps {
  readonly files: readonly SourceFile[];
  readonly result: AnalysisResult;
  readonly diameters: TypedDiameters;
  readonly onDiameter: OnDiameter;
  /** The column of figures. */
  readonly children: ReactNode;
}

/** Program, picture and figures side by side; one at a time on a phone. */
export function Workspace({ files, result, diameters, onDiameter, children }: WorkspaceProps) {
  const { picture, report } = result;
  const [pane, setPane] = useState<Pane>('view');
  const playback = useMemo(() => new Playback(picture), [picture]);
  useEffect(() => () => playback.pause(), [playback]);
  usePlaybackKeys(playback);
  return (
    <Workbench
      names={{ list: 'Programma', results: 'Risultati' }}
      widths={[304, 300]}
      pane={pane}
      onPane={setPane}
      list={<ProgramPanel files={files} result={result} playback={playback} onShow={() => setPane('list')} />}
      view={{
        label: 'Percorso utensile',
        content: (
          <>
            <Viewport result={result} playback={playback} />
            <Timeline result={result} playback={playback} />
            <ToolsTable
              report={report}
              playback={playback}
              toolAt={(segment) => picture.tool[segment] ?? 0}
              diameters={diameters}
              onDiameter={onDiameter}
            />
          </>
        ),
      }}
    >
      {children}
    </Workbench>
  );
}
