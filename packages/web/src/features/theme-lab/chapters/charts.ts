import type { LabChapter } from '../Section.tsx';
import { BarChartSamples } from '../sections/BarChartSamples.tsx';
import { LineChartSamples } from '../sections/LineChartSamples.tsx';
import { TableSamples } from '../sections/TableSamples.tsx';

export const charts: LabChapter = {
  id: 'figures',
  name: 'Figures',
  sections: [
    { id: 'bar-charts', name: 'Bar charts', Samples: BarChartSamples },
    {
      id: 'line-charts',
      name: 'Line charts',
      lead: 'Arrow keys go from day to day.',
      Samples: LineChartSamples,
    },
    { id: 'tables', name: 'Tables', Samples: TableSamples },
  ],
};
