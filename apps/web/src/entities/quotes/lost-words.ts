/** The meaning of "Persi" wherever they are counted, and of the rate that divides by them. */
export const LOST_WORDS = 'Persi: rifiutati dal cliente o scaduti senza risposta.';
export const RATE_WORDS = 'Successo: vinti su vinti e persi.';
