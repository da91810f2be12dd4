import { useQuery } from '@tanstack/react-query';
import type { TimedJob } from '@truciolo/contract';
import { programKind, type Report, type SourceFile } from '@truciolo/gcode';
import { isWorthProposing } from '@truciolo/quote';
import { useCallback, useMemo, useState } from 'react';
import { useAct } from '../../../components/use-act.ts';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { ncTimesQuery } from '../../../entities/jobs/measured-query.ts';
import { machinesQuery } from '../../../entities/machines/machines-query.ts';
import { machineRecord } from '../analysis/machine-record.ts';
import { rememberedMachine, rememberMachine } from '../analysis/remembered-machine.ts';
import { calibrationOf, forgetJobsOfBrowser, jobsOf, withJob, withMeasured } from '../analysis/timed-jobs.ts';
import { saveTimedJobs } from '../api/save-timed-jobs.ts';

/** A choice made by hand holds for the program it was made for. */
interface Choice {
  readonly guid: string | null;
  readonly files: readonly SourceFile[] | null;
}

/**
 * The machine on which the program is timed, calibrated by its measured jobs. One is remembered for each kind of
 * program.
 */
export function useMachine(files: readonly SourceFile[] | null) {
  const { data: machines, isError, isPending } = useQuery(machinesQuery);
  const { act } = useAct(['machines'], [JOBS, 'nc']);
  const [choice, setChoice] = useState<Choice | null>(null);
  const main = files?.[0];
  const kind = useMemo(() => (main ? programKind(main) : null), [main]);
  const row = useMemo(() => {
    if (!machines) return null;
    if (choice?.files === files) return machines.find(({ guid }) => guid === choice.guid) ?? null;
    return rememberedMachine(machines, kind);
  }, [machines, choice, files, kind]);
  const record = useMemo(() => (row ? machineRecord(row, kind) : null), [row, kind]);
  const calibration = useMemo(() => (row ? calibrationOf(jobsOf(row)) : null), [row]);
  const choose = useCallback(
    (guid: string | null) => {
      setChoice({ guid, files });
      rememberMachine(machines?.find((machine) => machine.guid === guid) ?? null, kind);
    },
    [files, kind, machines],
  );
  const save = async (jobs: TimedJob[], done: string): Promise<boolean> => {
    if (!row) return false;
    const isSaved = await act(() => saveTimedJobs(row, jobs), done);
    if (isSaved) forgetJobsOfBrowser(row.guid);
    return isSaved;
  };
  const teach = async (report: Report, seconds: number): Promise<boolean> => {
    if (!row) return false;
    const jobs = withJob(jobsOf(row), report, seconds, calibration);
    return save(jobs, 'Tempo misurato salvato: la stima della macchina è aggiornata per tutta l’azienda.');
  };
  const { data: learned } = useQuery({ ...ncTimesQuery(row?.guid ?? ''), enabled: row !== null });
  const measured = row && learned?.ratio && isWorthProposing(learned.ratio) ? learned.ratio : null;
  const takeMeasured = () => {
    if (!row || !measured) return;
    const jobs = withMeasured(jobsOf(row), measured, calibration);
    void save(jobs, `${row.code}: la stima dei programmi segue i consuntivi.`);
  };
  const forget = () => void save([], 'Tempi misurati dimenticati.');
  return {
    machines,
    isError,
    isPending,
    row,
    record,
    calibration,
    measured,
    choose,
    teach,
    takeMeasured,
    forget,
  };
}
