/** Opens WhatsApp with a message ready to be sent to whomever one chooses (faq.whatsapp.com, "click to chat"). */
export const whatsAppAddress = (message: string, url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${message} ${url}`.trim())}`;
