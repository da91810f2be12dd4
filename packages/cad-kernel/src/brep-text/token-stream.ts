/** Reads the white-space separated words of one section in order. */
export class TokenStream {
  private readonly words: readonly string[];
  private next = 0;

  constructor(text: string) {
    this.words = text.trim().split(/\s+/);
  }

  get ended(): boolean {
    return this.next >= this.words.length;
  }

  word(): string {
    const word = this.words[this.next++];
    if (word === undefined) throw new Error('BREP text ends within a record');
    return word;
  }

  number(): number {
    return Number(this.word());
  }

  triple(): [number, number, number] {
    return [this.number(), this.number(), this.number()];
  }

  skip(count: number): void {
    this.next += count;
  }
}
