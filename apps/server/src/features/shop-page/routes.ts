import { addBuyerFile } from './buyer/add-file.ts';
import { answerShop } from './buyer/answer-shop.ts';
import { listPast } from './buyer/list-past.ts';
import { readBuyerRequest } from './buyer/read-request.ts';
import { removeBuyerRequest } from './buyer/remove-request.ts';
import { sendBuyerLink } from './buyer/send-link.ts';
import { priceParts } from './price/price-parts.ts';
import { sendShopRequest } from './send/send-request.ts';
import { getShopPage } from './settings/get-settings.ts';
import { saveShopPage } from './settings/save-settings.ts';
import { uploadShopFile } from './upload/upload-file.ts';
import { getPage } from './visit/get-page.ts';

export const shopPageRoutes = [
  ...getShopPage,
  saveShopPage,
  getPage,
  priceParts,
  uploadShopFile,
  sendShopRequest,
  sendBuyerLink,
  listPast,
  readBuyerRequest,
  addBuyerFile,
  answerShop,
  removeBuyerRequest,
];
