import type { Endpoint } from '../../platform/http/endpoint.ts';
import { activateSeries, createSeries, getSeries } from './manage-series.ts';

export const numberSeriesRoutes: Endpoint[] = [getSeries, createSeries, activateSeries];
