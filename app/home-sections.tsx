import { PricingPlans } from '@/components/blocks/plans/plan-list';
import { SignUpBand } from '@/components/blocks/signal-band/sign-up-band';
import { Community } from '@/components/pages/home/community/community';
import { Constraints } from '@/components/pages/home/constraints/constraints';
import { FeatureBlocks } from '@/components/pages/home/features/feature-blocks';
import { Hero } from '@/components/pages/home/hero/hero';
import { Industries } from '@/components/pages/home/industries/industries';
import { IntegrationsRails } from '@/components/pages/home/integrations/integrations-rails';
import { Languages } from '@/components/pages/home/languages/languages';
import { ClientMarquee } from '@/components/pages/home/marquee/client-marquee';
import { PlannerSection } from '@/components/pages/home/planner/planner-section';
import { Services } from '@/components/pages/home/services/services';
import { HowItWorks } from '@/components/pages/home/steps/how-it-works';
import { SuccessStories } from '@/components/pages/home/stories/success-stories';
import { Testimonials } from '@/components/pages/home/testimonials/testimonials';
import { storiesSection } from '@/content/case-studies';
import { communityRows, communitySection } from '@/content/home/community';
import { constraintsSection, featureCards } from '@/content/home/constraints';
import { customers, customersSection } from '@/content/home/customers';
import { featureGroups, featuresSection, notificationExamples } from '@/content/home/features';
import { homeHero, homeHeroMap } from '@/content/home/hero';
import { industriesSection } from '@/content/home/industries';
import { integrationGroups, integrationsSection } from '@/content/home/integration-groups';
import { languages, languagesSection } from '@/content/home/languages';
import { plannerSection } from '@/content/home/planner';
import { services, servicesSection } from '@/content/home/services';
import { signUpSection } from '@/content/home/sign-up';
import { steps, stepsSection } from '@/content/home/steps';
import { testimonialsSection } from '@/content/home/testimonials';
import { plans, plansSection } from '@/content/plans';
import { site } from '@/content/site';
import { flags } from '@/lib/content/flags';
import { homeStories } from '@/lib/content/stories/case-studies';
import { industries } from '@/lib/content/stories/industries';
import { homeTestimonials } from '@/lib/content/testimonials';
import { comparison } from '@/lib/picture/home-map';
import { routes } from '@/lib/routes';

/** The home page's sections in order, without those that have nothing to show; the unknown-address page shows them below a heading of its own. */
export function HomeSections({ heading = 'h1' }: { heading?: 'h1' | 'h2' }) {
  return (
    <div className="close-sections">
      <Hero
        id="home"
        {...homeHero}
        as={heading}
        explore={flags.showExploreLink ? homeHero.explore : null}
        map={homeHeroMap}
      />
      <ClientMarquee {...customersSection} customers={customers} />
      <PlannerSection
        id="optimize"
        {...plannerSection}
        day={comparison}
        href={`${routes.routeOptimization}#planner`}
      />
      <Services id="our-services" {...servicesSection} services={services} />
      {featureCards.length > 0 && (
        <Constraints {...constraintsSection} cards={featureCards} figures={comparison} />
      )}
      <Industries id="industries" {...industriesSection} industries={industries} />
      <IntegrationsRails id="integrations" {...integrationsSection} groups={integrationGroups} />
      <SuccessStories id="stories" {...storiesSection} stories={homeStories} />
      <Community id="community" {...communitySection} rows={communityRows}>
        <Languages id="languages" {...languagesSection} languages={languages} />
      </Community>
      <Testimonials {...testimonialsSection} testimonials={homeTestimonials} />
      <PricingPlans {...plansSection} plans={plans} />
      {featureGroups.length > 0 && (
        <FeatureBlocks
          {...featuresSection}
          groups={featureGroups}
          notifications={notificationExamples}
        />
      )}
      <HowItWorks {...stepsSection} steps={steps} />
      <SignUpBand {...signUpSection} email={site.email} />
    </div>
  );
}
