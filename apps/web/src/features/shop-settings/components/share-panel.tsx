import { CopyText } from '../../../components/copy-text/copy-text.tsx';
import { LinkField } from '../../../components/link-field/link-field.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { QrCode } from '../../../components/qr-code/qr-code.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { embedCode } from '../embed-code.ts';
import classes from './shop-settings.module.css';

interface SharePanelProps {
  readonly url: string;
  readonly isActive: boolean;
}

/** The ways to the page: link, QR code, and the lines for the shop's own website. */
export function SharePanel({ url, isActive }: SharePanelProps) {
  return (
    <Panel title="Come si apre">
      <div className={classes.fields}>
        {isActive ? null : <NoteBar tone="info">Il link funziona quando la pagina è aperta.</NoteBar>}
        <LinkField label="Link della pagina" url={url} message="Chiedi un’offerta qui:" />
        <div className={classes.code}>
          <QrCode label={`Codice QR di ${url}`} text={url} />
        </div>
        <p className={classes.hint}>Per il tuo sito: incolla queste righe dove vuoi la pagina.</p>
        <CopyText label="Righe per il tuo sito" text={embedCode(url)} />
      </div>
    </Panel>
  );
}
