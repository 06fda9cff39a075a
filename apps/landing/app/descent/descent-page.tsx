import { SiteFooter } from '../site-footer.tsx';
import { SiteHeader } from '../site-header.tsx';
import { AboutSection } from './about-section.tsx';
import { BuddyLine } from './buddy-line.tsx';
import { CommunitySection } from './community-section.tsx';
import { DiveLogsSection } from './dive-logs-section.tsx';
import { DownloadSection } from './download-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { Gauge } from './gauge.tsx';
import { Hero } from './hero.tsx';
import { SeaLife } from './sea-life.tsx';
import { WaterColumn } from './water-column.tsx';
import { pageMeta } from '../head.ts';

export const meta = pageMeta('home');

/** The descent from the surface to 40 m, without a script. */
export default function DescentPage() {
  return (
    <div className="descent-page">
      <SiteHeader />
      <main id="main" className="descent">
        <WaterColumn />
        <Hero />
        <FeaturesSection />
        <CommunitySection />
        <DiveLogsSection />
        <AboutSection />
        <DownloadSection />
        {/* After the text: the largest part loads last, when the height of every section is final. */}
        <BuddyLine />
        <SeaLife />
      </main>
      <Gauge />
      <SiteFooter />
    </div>
  );
}
