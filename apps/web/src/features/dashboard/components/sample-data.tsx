import { Button } from '@mantine/core';
import { SAMPLE_TAG, type StartState } from '@truciolo/contract';
import { notifyDone } from '../../../components/notify.tsx';
import { askConfirmation } from '../../../components/popup/popup.tsx';
import { useAct } from '../../../components/use-act.ts';
import { callLoadSamples, callRemoveSamples } from '../api/change-samples.ts';
import { sampleWords } from '../sample-words.ts';
import classes from './guided-start.module.css';

/** Everything shown anywhere may change with the samples. */
const ALL_QUERIES = [] as const;

const removalText =
  'Si tolgono solo le voci che nessuno ha toccato. Quello che hai modificato, inviato o usato in un preventivo tuo resta com’è, con il tag «esempio».';

/** Sample data for a first look, with a button to remove them. */
export function SampleData({ start }: { readonly start: StartState }) {
  const { act, isBusy } = useAct(ALL_QUERIES);
  const words = sampleWords(start.samples);
  if (words === '' && !start.loadable) return null;
  const load = () => act(callLoadSamples, 'Dati di esempio caricati: li trovi con il tag «esempio».');
  const remove = async () => {
    const title = 'Togliere i dati di esempio?';
    if (!(await askConfirmation({ title, text: removalText, confirm: 'Togli i dati di esempio' }))) return;
    let kept = '';
    await act(async () => {
      kept = sampleWords((await callRemoveSamples()).kept);
    }, 'Dati di esempio tolti.');
    // One act, one message: this one takes the place of the first.
    if (kept !== '') notifyDone(`Dati di esempio tolti. Restano perché modificati o usati: ${kept}.`);
  };
  return (
    <section className={classes.samples} aria-label="Dati di esempio">
      <div className={classes.step}>
        <h3 className={classes.stepTitle}>
          {words === '' ? 'Vuoi prima guardarti intorno?' : 'Stai provando con dati di esempio'}
        </h3>
        <p className={classes.stepText}>
          {words === ''
            ? 'Clienti, macchine e sei preventivi inventati, in ogni stato. Si tolgono con un clic e non occupano i tuoi numeri.'
            : `${words}, con il tag «${SAMPLE_TAG}». I passi qui sopra contano solo ciò che è tuo.`}
        </p>
      </div>
      {words === '' ? (
        <Button loading={isBusy} onClick={load}>
          Carica dati di esempio
        </Button>
      ) : (
        <Button loading={isBusy} onClick={remove}>
          Togli i dati di esempio
        </Button>
      )}
    </section>
  );
}
