import { NUMBER, toNumber } from '../numbers.ts';

const DEPTH = new RegExp(`(?:↧|▼|prof(?:ond[a-zà]*|\\.)?|depth|deep|tiefe?)\\s*:?\\s*(${NUMBER})`, 'i');
const DEPTH_AFTER = new RegExp(`(${NUMBER})\\s*(?:mm\\s*)?(?:prof\\.?|deep|depth|tief)`, 'i');
const THROUGH = /\b(?:thru|through|pass(?:ant[ei]|\.)?|durchgehend|traversant|genomg)\b|\bpass\./i;

export const readDepth = (text: string): number | null => {
  const depth = DEPTH.exec(text)?.[1] ?? DEPTH_AFTER.exec(text)?.[1];
  return depth ? toNumber(depth) : null;
};

export const isThrough = (text: string) => THROUGH.test(text);
