import type { Call } from '@truciolo/contract';
import type { z } from 'zod';

/** A tool gets the calls of the API with the caller's own key, and the addresses of the pages. */
export interface Assistant {
  readonly call: Call;
  readonly link: (page: 'quote' | 'job' | 'dashboard', ...guid: string[]) => string;
  /** Aborted when the call was cancelled. */
  readonly signal: AbortSignal;
}

interface ToolWords {
  readonly name: string;
  readonly title: string;
  /** For the assistant: when to use it, and what it answers. */
  readonly description: string;
  /** Tools that write only ever write drafts. */
  readonly writes?: true;
}

export interface AssistantTool extends ToolWords {
  readonly input: z.ZodObject;
  run(assistant: Assistant, input: unknown): Promise<string>;
}

/** A tool with its input checked by the schema before it runs. */
export const tool = <Input extends z.ZodObject>(
  words: ToolWords,
  input: Input,
  run: (assistant: Assistant, input: z.output<Input>) => Promise<string>,
): AssistantTool => ({
  ...words,
  input,
  run: (assistant, given) => run(assistant, input.parse(given)),
});
