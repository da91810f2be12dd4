import type { Endpoint } from '../../platform/http/endpoint.ts';
import { getActuals } from './actuals/get-actuals.ts';
import { judgeTime } from './actuals/judge-time.ts';
import { setCosts } from './actuals/set-costs.ts';
import { annulDdt } from './ddts/annul-ddt.ts';
import { correctDdt } from './ddts/correct-ddt.ts';
import { createDdt } from './ddts/create-ddt.ts';
import { ddtHistory } from './ddts/ddt-history.ts';
import { getDdt } from './ddts/get-ddt.ts';
import { takeChargesWithDdt } from './ddts/take-charges.ts';
import { ddtPdf } from './documents/ddt-paper.ts';
import { jobSheetPdf } from './documents/job-sheet.ts';
import { mailMaterialRequest, mailOrder, mailSubcontract } from './documents/mail-paper.ts';
import { materialRequestPdf } from './documents/material-request.ts';
import { listOfferOrders, offerOrderPdf } from './documents/offer-orders.ts';
import { orderPdf } from './documents/order-confirmation.ts';
import { subcontractPdf } from './documents/subcontract-order.ts';
import { countJobs, jobFigures } from './figures/job-figures.ts';
import { addPhoto } from './floor/add-photo.ts';
import { jobEvents } from './floor/job-events.ts';
import { jobPhotos } from './floor/job-photos.ts';
import { getFloorPhase, listFloorPhases } from './floor/list-phases.ts';
import { recordEvents } from './floor/record-events.ts';
import { getWorkDay } from './floor/work-day.ts';
import { createJob } from './jobs/create-job.ts';
import { getJob } from './jobs/get-job.ts';
import { jobHistory } from './jobs/job-history.ts';
import { listJobs } from './jobs/list-jobs.ts';
import { moveJob } from './jobs/move-job.ts';
import { repeatJob } from './jobs/repeat-job.ts';
import { splitJob } from './jobs/split-job.ts';
import { updateJobFields } from './jobs/update-job.ts';
import { updateJobPhase } from './jobs/update-phase.ts';
import { getLearned } from './learning/get-learned.ts';
import { getNcRatio } from './learning/get-nc-ratio.ts';
import { getRatios } from './learning/get-ratios.ts';
import { listMaterialNeeds } from './material/list-needs.ts';
import { listJobMaterials, listRackHolders } from './material/list-takings.ts';
import { orderMaterial } from './material/order-material.ts';
import { releaseMaterial } from './material/release-material.ts';
import { reserveMaterial } from './material/reserve-material.ts';
import { setLeadDays } from './material/set-lead-days.ts';
import { takeMaterial } from './material/take-material.ts';
import { createOrder } from './orders/create-order.ts';
import { getOrder } from './orders/get-order.ts';
import { proposeOrder } from './orders/propose-order.ts';
import { giveBack } from './returns/give-back.ts';
import { removeReturn } from './returns/remove-return.ts';

export const jobsRoutes: Endpoint[] = [
  proposeOrder,
  createOrder,
  getOrder,
  listJobs,
  countJobs,
  jobFigures,
  createJob,
  getJob,
  repeatJob,
  splitJob,
  updateJobFields,
  updateJobPhase,
  moveJob,
  jobEvents,
  jobHistory,
  getActuals,
  setCosts,
  getRatios,
  getNcRatio,
  getLearned,
  judgeTime,
  listFloorPhases,
  getFloorPhase,
  recordEvents,
  getWorkDay,
  addPhoto,
  jobPhotos,
  listJobMaterials,
  reserveMaterial,
  releaseMaterial,
  takeMaterial,
  listRackHolders,
  listMaterialNeeds,
  orderMaterial,
  setLeadDays,
  materialRequestPdf,
  mailMaterialRequest,
  createDdt,
  getDdt,
  correctDdt,
  annulDdt,
  takeChargesWithDdt,
  giveBack,
  removeReturn,
  ddtHistory,
  subcontractPdf,
  jobSheetPdf,
  mailOrder,
  mailSubcontract,
  orderPdf,
  listOfferOrders,
  offerOrderPdf,
  ddtPdf,
];
