import { useCallback } from 'react';
import { notifyFailed } from '../../../components/notify.tsx';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { newGuid } from '../../../lib/new-guid.ts';
import { addFile, createRequest, takeMail } from '../api/request-calls.ts';
import { inTurn } from '../sending/taking.ts';

const say = (error: unknown): undefined => {
  if (!isAnnounced(error)) notifyFailed(errorText(error));
  return undefined;
};

const isMail = ({ name }: File): boolean => /\.(eml|msg)$/i.test(name);

/** Each mail is a request; other files that are dropped together are one. */
export function useTakeFiles(onTaken: (guid: string) => void) {
  /** True once every file arrived or was refused. */
  const takeFiles = useCallback(
    (files: readonly File[], text = ''): Promise<boolean> =>
      inTurn(async (sendAll) => {
        const mails = files.filter(isMail);
        const others = files.filter((file) => !isMail(file));
        const own = others.length > 0 ? newGuid() : null;
        let made = own ? null : '';
        let opened = '';
        const { isWhole } = await sendAll([...mails, ...others], async (file, sending) => {
          if (!own || isMail(file)) {
            opened = (await takeMail(file, sending)).guid;
            return;
          }
          made ??= (await createRequest(own, '', text)).guid;
          await addFile(own, file, sending);
        });
        const last = made || opened;
        if (last) onTaken(last);
        return isWhole;
      }).catch((error: unknown) => {
        say(error);
        return false;
      }),
    [onTaken],
  );

  const takeText = useCallback(
    async (text: string): Promise<boolean> => {
      const made = await createRequest(newGuid(), '', text).catch(say);
      if (made) onTaken(made.guid);
      return made !== undefined;
    },
    [onTaken],
  );
  return { takeFiles, takeText };
}
