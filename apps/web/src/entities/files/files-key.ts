export const filesKey = (quoteGuid: string) => ['quote-files', quoteGuid] as const;
