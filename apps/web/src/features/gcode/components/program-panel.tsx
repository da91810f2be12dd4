import { Select } from '@mantine/core';
import type { SourceFile } from '@truciolo/gcode';
import { useEffect, useMemo, useState } from 'react';
import type { Playback } from '../analysis/playback.ts';
import type { AnalysisResult } from '../analysis/protocol.ts';
import { SourceLines } from '../analysis/source-lines.ts';
import { FindingsList } from './findings-list.tsx';
import classes from './program.module.css';
import { ProgramText } from './program-text.tsx';

interface ProgramPanelProps {
  readonly files: readonly SourceFile[];
  readonly result: AnalysisResult;
  readonly playback: Playback;
  /** A finding was picked: a phone shows the text. */
  readonly onShow: () => void;
}

/** Findings above, text below. The text follows the tool into subprograms of other files. */
export function ProgramPanel({ files, result, playback, onShow }: ProgramPanelProps) {
  const [file, setFile] = useState(0);
  const { report, lineStarts } = result;
  useEffect(
    () =>
      playback.subscribe(() => {
        if (playback.cursor.line > 0) setFile(playback.cursor.file);
      }),
    [playback],
  );
  const shown = Math.min(file, files.length - 1);
  const lines = useMemo(
    () => new SourceLines(files[shown]?.bytes ?? new Uint8Array(), lineStarts[shown] ?? new Uint32Array()),
    [files, lineStarts, shown],
  );
  return (
    <section className={classes.panel} aria-label="Programma">
      <FindingsList
        findings={report.findings}
        fileNames={files.map(({ name }) => name)}
        onPick={(finding) => {
          if (finding.line > 0) playback.goToLine(finding.line, finding.file);
          onShow();
        }}
      />
      {files.length > 1 ? (
        <Select
          className={classes.files}
          aria-label="File mostrato"
          allowDeselect={false}
          data={files.map(({ name }, index) => ({ value: String(index), label: name }))}
          value={String(shown)}
          onChange={(next) => setFile(Number(next))}
        />
      ) : null}
      <ProgramText key={shown} lines={lines} file={shown} findings={report.findings} playback={playback} />
    </section>
  );
}
