import type { AssistantTool } from './tool.ts';
import { changeDraftTool, createDraftTool } from './tools/drafts.ts';
import { pricePartTool } from './tools/price-part.ts';
import { searchTool } from './tools/search.ts';
import { deliveryTool, figuresTool, jobStatusTool } from './tools/shop.ts';
import { showQuoteTool } from './tools/show-quote.ts';
import { cuttingTool, ncTimeTool, threadTool } from './tools/workshop.ts';

/** Few tools that each do a whole step of the work: an assistant chooses badly among two hundred. */
export const assistantTools: readonly AssistantTool[] = [
  searchTool,
  showQuoteTool,
  pricePartTool,
  createDraftTool,
  changeDraftTool,
  deliveryTool,
  jobStatusTool,
  figuresTool,
  ncTimeTool,
  threadTool,
  cuttingTool,
];
