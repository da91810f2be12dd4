import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { Finding, Severity } from '@truciolo/gcode';
import classes from './program.module.css';

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };
const WORDS: Readonly<Record<Severity, string>> = { error: 'Errore', warning: 'Avviso', info: 'Nota' };

interface FindingsListProps {
  readonly findings: readonly Finding[];
  readonly fileNames: readonly string[];
  readonly onPick: (finding: Finding) => void;
}

/** Findings in the program, worst first; each links to its line. */
export function FindingsList({ findings, fileNames, onPick }: FindingsListProps) {
  if (findings.length === 0) return <p className={classes.clean}>Nessuna segnalazione.</p>;
  const sorted = [...findings].sort((p, q) => RANK[p.severity] - RANK[q.severity]);
  return (
    <ul className={classes.findings} aria-label="Segnalazioni">
      {sorted.map((finding) => {
        const { severity, line, column, file, code, message } = finding;
        const Icon = severity === 'info' ? IconInfoCircle : IconAlertTriangle;
        return (
          <li key={`${file}-${line}-${column}-${code}-${message}`}>
            <button type="button" data-severity={severity} title={message} onClick={() => onPick(finding)}>
              <Icon size={14} stroke={1.8} aria-label={WORDS[severity]} />
              <b>{line > 0 ? `Riga ${line}` : 'Programma'}</b>
              <span>
                {file > 0 ? `${fileNames[file] ?? ''}: ` : ''}
                {message}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
