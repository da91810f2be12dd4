import { Box } from '@mantine/core';
import { CopyText } from '../../../components/copy-text/copy-text.tsx';
import { showPopup } from '../../../components/popup/popup.tsx';

interface Secret {
  readonly title: string;
  readonly label: string;
  readonly secret: string;
}

/** The only time it is seen: afterwards there is only a new one. */
export const showSecret = ({ title, label, secret }: Secret): Promise<void> =>
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
      </>
    ),
  });
