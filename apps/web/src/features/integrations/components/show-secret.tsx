import { Box } from '@mantine/core';
import { CopyText } from '../../../components/copy-text/copy-text.tsx';
import { showPopup } from '../../../components/popup/popup.tsx';

interface Secret {
  readonly title: string;
  readonly label: string;
  readonly secret: string;
  /** A first use of the secret, ready to be pasted into a terminal. */
  readonly firstUse?: string | null;
}

/** The only time it is seen: afterwards there is only a new one. */
export const showSecret = ({ title, label, secret, firstUse }: Secret): Promise<void> =>
  showPopup({
    title,
    tone: 'info',
    button: 'L’ho copiato',
    text: (
      <>
        <p>Copia adesso questo testo e tienilo al sicuro: non si potrà più rivedere.</p>
        <Box mt="sm">
          <CopyText label={label} text={secret} />
        </Box>
        {firstUse ? (
          <Box mt="md">
            <p>Per provarla subito, incolla questo comando in un terminale:</p>
            <Box mt="sm">
              <CopyText label="Prima chiamata" text={firstUse} />
            </Box>
          </Box>
        ) : null}
      </>
    ),
  });
