/** The frame for the shop's own website; the script fits its height to the content. */
export const embedCode = (url: string): string => {
  const { origin } = new URL(url);
  return [
    `<iframe src="${url}" title="Chiedi un’offerta" data-truciolo style="width:100%;height:900px;border:0"></iframe>`,
    `<script src="${origin}/officina-embed.js" async></script>`,
  ].join('\n');
};
