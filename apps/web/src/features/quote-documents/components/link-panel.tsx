import { Button, Checkbox } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { QuoteLink } from '@truciolo/contract';
import { useState } from 'react';
import { LinkField } from '../../../components/link-field/link-field.tsx';
import { askConfirmation } from '../../../components/popup/popup.tsx';
import { Pill } from '../../../components/tags/pill.tsx';
import { useAct } from '../../../components/use-act.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { closeLink, deliveryKey, newLink } from '../api/document-calls.ts';
import classes from './documents.module.css';
import type { SendParts } from './send-parts.ts';

const STATES = {
  open: { tone: 'ok', label: 'Attivo' },
  expired: { tone: 'plain', label: 'Scaduto' },
  revoked: { tone: 'plain', label: 'Ritirato' },
} as const;

const seen = ({ views, firstSeenAt }: QuoteLink): string =>
  firstSeenAt ? `aperto ${countOf(views, 'volta', 'volte')}` : 'mai aperto';

/** Links for the buyer: a new one, those that exist, and a way to close each. Its address is shown once. */
interface LinkPanelProps extends SendParts {
  readonly number: string;
  readonly links: readonly QuoteLink[];
}

export function LinkPanel(props: LinkPanelProps) {
  const { guid, number, isDraft, confirmed, disabled, refresh, links } = props;
  const [anyQuantity, setAnyQuantity] = useState(true);
  const [url, setUrl] = useState<string | null>(null);
  const { act, isBusy } = useAct(deliveryKey(guid));

  const create = () =>
    act(
      async () => {
        const made = await newLink(guid, { anyQuantity, confirmed });
        setUrl(made.url);
        // Refused outside a secure address: then the field is there to copy from.
        await navigator.clipboard?.writeText(made.url).catch(() => {});
        await refresh();
      },
      isDraft ? 'Link creato: il preventivo ora è inviato' : 'Link creato',
    );
  const revoke = async (link: QuoteLink) => {
    const confirmedByUser = await askConfirmation({
      title: 'Ritirare il link?',
      text: 'Chi lo apre leggerà che l’officina lo ha ritirato. Non si può riattivare: se serve, creane un altro.',
      confirm: 'Ritira link',
      destructive: true,
    });
    if (confirmedByUser) await act(() => closeLink(guid, link.guid), 'Link ritirato');
  };

  return (
    <section className={classes.part}>
      <h3>Link per il cliente</h3>
      {url ? (
        <LinkField label="Indirizzo del link" url={url} message={`Preventivo ${number}:`} takesFocus />
      ) : (
        <>
          <Checkbox
            label="Il cliente può scegliere anche quantità intermedie"
            checked={anyQuantity}
            onChange={(event) => setAnyQuantity(event.currentTarget.checked)}
          />
          <div className={classes.actions}>
            <Button
              leftSection={<IconLink size={16} stroke={1.6} />}
              disabled={disabled || isBusy}
              onClick={() => void create()}
            >
              {isDraft ? 'Copia link e segna come inviato' : 'Copia un nuovo link'}
            </Button>
          </div>
        </>
      )}
      <ul className={classes.rows}>
        {links.map((link) => (
          <li key={link.guid}>
            <Pill tone={STATES[link.state].tone}>{STATES[link.state].label}</Pill>
            <span className={classes.note}>
              rev. {link.revision}, del {formatDate(link.createdAt)}, fino al {formatDate(link.expiresAt)},{' '}
              {seen(link)}
            </span>
            {link.state === 'open' ? (
              <Button size="xs" variant="subtle" disabled={isBusy} onClick={() => void revoke(link)}>
                Ritira
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
