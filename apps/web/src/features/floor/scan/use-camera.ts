import { type RefObject, useEffect, useRef, useState } from 'react';
import { openReader } from './code-reader.ts';

/** ms between two looks: reading takes a phone about a tenth of a second. */
const EVERY = 200;
/** Pixels of the longer side: more only costs time. */
const LONGEST = 720;

const CLOSED =
  'La fotocamera non si apre: consenti l’uso della fotocamera a questa pagina, o scrivi il codice qui sotto.';
const MISSING =
  'Questo dispositivo non dà la fotocamera alla pagina (serve un indirizzo https): scrivi il codice qui sotto.';

/** Shows the camera in a video and tells the text of every code it sees. */
export function useCamera(onText: (text: string) => void): {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly problem: string | null;
} {
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onText);
  told.current = onText;
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | null = null;
    const look = async () => {
      if (!navigator.mediaDevices) return setProblem(MISSING);
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver || !video.current) return;
      video.current.srcObject = stream;
      await video.current.play();
      const read = await openReader();
      const frame = document.createElement('canvas');
      while (!isOver && video.current) {
        const { videoWidth, videoHeight } = video.current;
        const scale = Math.min(1, LONGEST / Math.max(videoWidth, videoHeight, 1));
        frame.width = Math.round(videoWidth * scale);
        frame.height = Math.round(videoHeight * scale);
        if (frame.width > 0) {
          frame
            .getContext('2d', { willReadFrequently: true })
            ?.drawImage(video.current, 0, 0, frame.width, frame.height);
          const text = await read(frame);
          if (text && !isOver) told.current(text);
        }
        await new Promise((resolve) => setTimeout(resolve, EVERY));
      }
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    look()
      .catch(() => setProblem(CLOSED))
      .finally(() => isOver && stop());
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return { video, problem };
}
