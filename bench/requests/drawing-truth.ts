/** Labels of one drawing, as a person read it. */
export interface DrawingTruth {
  readonly file: string;
  readonly sheets: number;
  readonly text: string;
  readonly code: string | null;
  readonly revision: string | null;
  readonly title: string | null;
  readonly material: string | null;
  readonly treatment: string | null;
  readonly scale: string | null;
  readonly units: string | null;
  readonly weight: string | null;
  readonly general_tolerance: {
    readonly standard: string | null;
    readonly cls?: string;
    readonly linear?: number;
    readonly two_place?: number;
    readonly three_place?: number;
  } | null;
  readonly general_roughness: string | null;
  readonly threads: readonly { readonly spec: string; readonly count: number }[];
  readonly fits: readonly string[];
  readonly tightest: { readonly text: string; readonly width: number | null } | null;
  readonly gdt: readonly { readonly type: string; readonly value: number }[];
  readonly overall: readonly (number | string | null)[] | null;
  readonly parts?: readonly unknown[];
}

/** Files without characters of their own: scans, letters as lines, and hidden layers of a recogniser. */
const WITHOUT_TEXT = new Set(['image', 'outlines', 'hidden_ocr']);
export const groupOf = ({ text }: DrawingTruth) => (WITHOUT_TEXT.has(text) ? 'scan' : 'text');
