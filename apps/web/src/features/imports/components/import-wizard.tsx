import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { SheetKind } from '@truciolo/contract';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { useLeaveGuard } from '../../../components/use-leave-guard.ts';
import { confirmText } from '../import-promise.ts';
import { sheetWords } from '../sheet-words.ts';
import { type ImportPhase, useImport } from '../use-import.ts';
import { FileStep } from './file-step.tsx';
import classes from './import-steps.module.css';
import wizard from './import-wizard.module.css';
import { MappingStep } from './mapping-step.tsx';
import { PreviewStep } from './preview-step.tsx';
import { ResultStep } from './result-step.tsx';
import { WaitingStep } from './waiting-step.tsx';

const steps = ['File', 'Colonne', 'Anteprima', 'Fatto'] as const;
const stepOf: Readonly<Record<ImportPhase['name'], number>> = {
  file: 0,
  reading: 0,
  mapping: 1,
  preview: 2,
  saving: 2,
  done: 3,
};

/** From a file to saved rows, in four steps. */
export function ImportWizard({ registry }: { readonly registry: SheetKind }) {
  const navigate = useNavigate();
  const { phase, read, map, mend, teach, confirm, restart } = useImport(registry);
  // Corrected cells are only on this page.
  useLeaveGuard(phase.name === 'preview' && phase.mends.length > 0);
  const { path, many } = sheetWords[registry];
  const at = stepOf[phase.name];
  const hasNews = phase.name === 'preview' && phase.step.saves.created + phase.step.saves.updated > 0;
  const head = (
    <PageHead
      title={`Importa ${many}`}
      note={phase.name === 'preview' ? phase.step.fileName : undefined}
      tools={
        phase.name === 'preview' ? (
          <Button onClick={restart}>Un altro file</Button>
        ) : (
          <Button leftSection={<IconArrowLeft size={16} stroke={1.6} />} onClick={() => void navigate(path)}>
            Torna all’elenco
          </Button>
        )
      }
      action={
        phase.name === 'preview' ? (
          <Button variant="filled" disabled={!hasNews} onClick={() => void confirm(phase)}>
            {confirmText(registry, phase.step)}
          </Button>
        ) : null
      }
      strip={
        <ol className={classes.steps}>
          {steps.map((name, index) => (
            <li
              key={name}
              aria-current={index === at ? 'step' : undefined}
              data-passed={index < at || undefined}
            >
              {index + 1}. {name}
            </li>
          ))}
        </ol>
      }
    />
  );
  if (phase.name === 'preview') {
    return (
      <div className={wizard.page}>
        {head}
        <PreviewStep
          key={phase.step.guid}
          step={phase.step}
          problem={phase.problem}
          onMend={(cells) => void mend(phase, cells)}
          onTeach={(word) => void teach(phase, word)}
          onReread={() => void read(phase.file, { sheet: phase.step.sheet })}
          onRemap={() => void read(phase.file, { sheet: phase.step.sheet, remap: true })}
          onSheet={(sheet) => void read(phase.file, { sheet })}
        />
      </div>
    );
  }
  const bodies: Readonly<Record<Exclude<ImportPhase['name'], 'preview'>, () => ReactNode>> = {
    file: () =>
      phase.name === 'file' && (
        <FileStep registry={registry} problem={phase.problem} onFile={(file) => void read(file)} />
      ),
    reading: () =>
      phase.name === 'reading' && <WaitingStep title={`Leggo «${phase.fileName}»…`} progress={null} />,
    mapping: () =>
      phase.name === 'mapping' && (
        <MappingStep
          key={phase.step.sheet}
          step={phase.step}
          problem={phase.problem}
          onSheet={(sheet) => void read(phase.file, { sheet, remap: true })}
          onBack={restart}
          onMap={(mapping) => void map(phase.file, phase.step, mapping)}
        />
      ),
    saving: () =>
      phase.name === 'saving' && <WaitingStep title="Salvo le righe…" progress={phase.progress} />,
    done: () =>
      phase.name === 'done' && <ResultStep registry={registry} result={phase.result} onAgain={restart} />,
  };
  return (
    <>
      {head}
      <PageBody>{bodies[phase.name]()}</PageBody>
    </>
  );
}
