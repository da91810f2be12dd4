import { Button } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import type { Dialect } from '@truciolo/gcode';
import { type ReactNode, useMemo, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { PageHead } from '../../../components/page-head/page-head.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { DropOver } from '../../../components/workbench/workbench.tsx';
import { useTimeInQuote } from '../../../entities/quotes/time-to-quote/use-time-in-quote.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { pickFiles } from '../../../lib/pick-files.ts';
import { downloadReport } from '../analysis/download-report.ts';
import { withMain } from '../analysis/find-main-program.ts';
import type { AnalysisRequest } from '../analysis/protocol.ts';
import { CamActions } from '../components/cam-actions.tsx';
import { CompareBlock } from '../components/compare-block.tsx';
import { CostBlock } from '../components/cost-block.tsx';
import { ExtentsBlock } from '../components/extents-block.tsx';
import { FactsStrip } from '../components/facts-strip.tsx';
import { FeedBlock } from '../components/feed-block.tsx';
import { MachineBlock } from '../components/machine-block.tsx';
import { PrintReport } from '../components/print-report.tsx';
import { StartPanel } from '../components/start-panel.tsx';
import { TimeBlock } from '../components/time-block.tsx';
import { UnitNote } from '../components/unit-note.tsx';
import { WaitingPanel } from '../components/waiting-panel.tsx';
import workspace from '../components/workspace.module.css';
import { Workspace } from '../components/workspace.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useComparison } from './use-comparison.ts';
import { useDiameters } from './use-diameters.ts';
import { useMachine } from './use-machine.ts';
import { useProgram } from './use-program.ts';
import { useUnit } from './use-unit.ts';

/** Reads, times, draws and prices an NC program, all in the browser. */
export default function CamTab({ tabs }: { readonly tabs: ReactNode }) {
  const program = useProgram();
  const { files } = program;
  const machine = useMachine(files);
  const [dialect, setDialect] = useState<Dialect | null>(null);
  const { record, calibration } = machine;
  const { diameters, setDiameter } = useDiameters(files);
  const { unit, setUnit } = useUnit(files);
  const request = useMemo<AnalysisRequest | null>(
    // The list of machines comes first, or a long program would be read twice.
    () =>
      files && !machine.isPending ? { files, dialect, machine: record, calibration, diameters, unit } : null,
    [files, dialect, record, calibration, diameters, unit, machine.isPending],
  );
  const { result, progress, isFailed } = useAnalysis(request);
  const comparison = useComparison(request);
  const open = (dropped: readonly File[]) => void program.open(dropped);
  const close = () => {
    setDialect(null);
    program.close();
  };
  const drop = useDropzone({ onDrop: open, noClick: true, noKeyboard: true });
  const pick = (folder: boolean) => pickFiles({ folder }, open);
  const name = files?.[0]?.name ?? '';
  const report = result?.report;
  const foreign = report?.findings.find(({ code }) => code === 'not-a-program' || code === 'foreign-control');
  const hasMoves = (result?.picture.segments ?? 0) > 0;

  const timeInQuote = useTimeInQuote();
  const sendToQuote = () => {
    if (!report) return;
    const tools = countOf(report.tools.length, 'utensile', 'utensili');
    timeInQuote.use({
      origin: 'nc',
      description: `Programma ${name}, ${tools}`,
      seconds: report.time.total,
      isLeast: report.timeKind === 'least',
      machineGuid: machine.row?.guid ?? null,
      takenAt: new Date().toISOString(),
    });
  };

  return (
    <div {...drop.getRootProps({ role: 'presentation' })}>
      <input {...drop.getInputProps({ 'aria-label': 'Programma NC' })} />
      {timeInQuote.dialog}
      <PageHead
        title="CAM Analyzer"
        tools={
          report ? (
            <CamActions
              onPick={() => pick(false)}
              onPickFolder={() => pick(true)}
              onCompare={() => pickFiles({ folder: false }, (dropped) => void comparison.compare(dropped))}
              onExport={() => downloadReport(name, result.machineName, report)}
              onClose={close}
            />
          ) : null
        }
        action={
          report ? (
            <Button
              variant="filled"
              leftSection={<IconFilePlus size={16} stroke={1.6} />}
              disabled={!hasMoves}
              onClick={sendToQuote}
            >
              Usa nel preventivo
            </Button>
          ) : null
        }
        strip={
          <>
            {tabs}
            {files && result ? (
              <FactsStrip
                files={files}
                result={result}
                onMain={(main) => program.setFiles(withMain(files, main))}
              />
            ) : null}
          </>
        }
      />
      {result && program.problem ? (
        <div className={workspace.notice}>
          <NoteBar tone="bad">{program.problem}</NoteBar>
        </div>
      ) : null}
      {result && !hasMoves ? (
        <div className={workspace.notice}>
          <NoteBar tone="warn">
            {foreign
              ? `«${name}»: ${foreign.message}`
              : `Non riconosco movimenti in «${name}»: prova a scegliere a mano il controllo con cui leggerlo.`}
          </NoteBar>
        </div>
      ) : null}
      {report?.undeclaredUnit ? (
        <div className={workspace.notice}>
          <UnitNote {...report.undeclaredUnit} isChosen={unit !== null} onUnit={setUnit} />
        </div>
      ) : null}
      {files && result && report ? (
        <>
          <Workspace files={files} result={result} diameters={diameters} onDiameter={setDiameter}>
            <MachineBlock
              machines={machine.machines}
              isFailed={machine.isError}
              machine={machine.row}
              onMachine={machine.choose}
              dialect={dialect}
              detected={report.dialect}
              onDialect={setDialect}
              typicalName={result.machineName}
            />
            <TimeBlock
              report={report}
              calibration={calibration}
              onMeasured={machine.row ? (seconds) => machine.teach(report, seconds) : null}
              onForget={machine.forget}
              measured={machine.measured}
              onTakeMeasured={machine.takeMeasured}
            />
            <ExtentsBlock report={report} machine={machine.row} />
            <CostBlock machine={machine.row} seconds={report.time.total} />
            {comparison.other ? (
              <CompareBlock report={report} other={comparison.other} onClose={comparison.close} />
            ) : null}
            <FeedBlock bins={report.feedHistogram} />
          </Workspace>
          <PrintReport name={name} machine={result.machineName} report={report} />
        </>
      ) : files && !isFailed ? (
        <WaitingPanel name={name} progress={progress ?? { phase: 'reading', share: 0 }} onCancel={close} />
      ) : (
        <StartPanel
          problem={
            isFailed ? `«${name}» non si è potuto leggere: prova con un file più piccolo.` : program.problem
          }
          onPick={() => pick(false)}
          onPickFolder={() => pick(true)}
          onPaste={program.paste}
          onExample={program.openExample}
        />
      )}
      {drop.isDragActive ? <DropOver>Lascia qui il programma</DropOver> : null}
    </div>
  );
}
