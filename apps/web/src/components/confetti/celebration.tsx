import { useReducedMotion, useViewportSize } from '@mantine/hooks';
import { lazy, Suspense } from 'react';

const Confetti = lazy(() => import('react-confetti'));

interface CelebrationProps {
  readonly pieces?: number;
  /** How long the pieces are let out, in milliseconds. */
  readonly tweenMs?: number;
  readonly onDone?: () => void;
}

/** Confetti over the whole window, once; none with reduced motion. */
export function Celebration({ pieces = 200, tweenMs = 5000, onDone }: CelebrationProps) {
  const still = useReducedMotion();
  const { width, height } = useViewportSize();
  if (still || width === 0) return null;
  return (
    <Suspense fallback={null}>
      <Confetti
        width={width}
        height={height}
        numberOfPieces={pieces}
        tweenDuration={tweenMs}
        recycle={false}
        style={{ position: 'fixed', pointerEvents: 'none' }}
        onConfettiComplete={() => onDone?.()}
      />
    </Suspense>
  );
}
