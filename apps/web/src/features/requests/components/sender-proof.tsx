import type { SenderCheck } from '@truciolo/contract';
import { Pill, type Tone } from '../../../components/tags/pill.tsx';

type Result = SenderCheck['spf'];

const tones: Readonly<Record<Result, Tone>> = { pass: 'ok', fail: 'warn', none: 'plain', unknown: 'plain' };

const spfWords: Readonly<Record<Result, string>> = {
  pass: 'SPF superato',
  fail: 'SPF non superato',
  none: 'senza SPF',
  unknown: 'SPF non controllato',
};
const dkimWords: Readonly<Record<Result, string>> = {
  pass: 'firma DKIM valida',
  fail: 'firma DKIM non valida',
  none: 'senza firma DKIM',
  unknown: 'DKIM non controllato',
};

const spfReason = (spf: Result, sender: string): string =>
  spf === 'fail'
    ? `Il server che ha consegnato la mail non è fra quelli dichiarati da ${sender}: succede con gli inoltri, ma anche con i falsi.`
    : '';

/** Whether the mail comes from the domain that it names. A failed check is shown; it refuses nothing. */
export function SenderProof({ check }: { readonly check: SenderCheck }) {
  const { spf, dkim, sender, signer } = check;
  return (
    <>
      <Pill tone={tones[spf]}>
        <span title={spfReason(spf, sender)}>
          {spfWords[spf]}
          {sender && spf !== 'unknown' ? ` · ${sender}` : ''}
        </span>
      </Pill>
      <Pill tone={tones[dkim]}>
        {dkimWords[dkim]}
        {signer ? ` · ${signer}` : ''}
      </Pill>
    </>
  );
}
