import { useQuery } from '@tanstack/react-query';
import type { Report } from '@truciolo/gcode';
import { useCallback, useMemo, useState } from 'react';
import { machinesQuery } from '../../../entities/machines/machines-query.ts';
import { localText } from '../../../lib/stored-text.ts';
import { addJob, calibrationOf, forgetJobs } from '../analysis/calibration-store.ts';
import { machineRecord } from '../analysis/machine-record.ts';

const KEY = 'cam-machine';

/** The machine the program is timed on, with what its measured jobs taught. The choice is kept for the next time. */
export function useMachine() {
  const machines = useQuery(machinesQuery);
  const [guid, setGuid] = useState(() => localText.read(KEY));
  const [taught, setTaught] = useState(0);
  const row = machines.data?.find((machine) => machine.guid === guid) ?? null;
  const record = useMemo(() => (row ? machineRecord(row) : null), [row]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `taught` says that the stored jobs changed
  const calibration = useMemo(() => calibrationOf(row?.guid ?? null), [row, taught]);
  const choose = useCallback((next: string | null) => {
    setGuid(next);
    if (next) localText.write(KEY, next);
    else localText.remove(KEY);
  }, []);
  const teach = (report: Report, seconds: number) => {
    if (row) addJob(row.guid, report, seconds, calibration);
    setTaught((count) => count + 1);
  };
  const forget = () => {
    if (row) forgetJobs(row.guid);
    setTaught((count) => count + 1);
  };
  const { data, isError, isPending } = machines;
  return { machines: data, isError, isPending, row, record, calibration, choose, teach, forget };
}
