import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Rating } from '@/components/pages/testimonials/rating';
import { VoiceCards } from '@/components/pages/testimonials/voice-cards';
import { testimonialPlaces } from '@/content/testimonials-page';
import { voicesOf } from '@/lib/content/voices';

const voices = voicesOf(testimonialPlaces.cards);
const show = (cards = voices) => render(<VoiceCards title="Six more" voices={cards} />);

describe('the cards', () => {
  it('show quote, speaker, company and its size, trade, rating and results', () => {
    show();
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(6);
    for (const [i, voice] of voices.entries()) {
      const card = cards[i] as HTMLElement;
      expect(card.textContent).toContain(`“${voice.testimonial}”`);
      expect(card).toHaveTextContent(voice.name);
      expect(card).toHaveTextContent(`${voice.company}, ${voice.companySize}`);
      expect(card).toHaveTextContent(voice.category);
      expect(
        within(card).getByRole('img', { name: `Rated ${voice.rating} of 5` }),
      ).toBeInTheDocument();
      for (const [label, value] of Object.entries(voice.results)) {
        const [name, figure] = [within(card).getByText(label), within(card).getByText(value)];
        expect(name.parentElement).toBe(figure.parentElement);
      }
    }
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('link to a film where there is one', () => {
    show(voices.slice(0, 1).map((voice) => ({ ...voice, videoUrl: 'https://films.test/1' })));
    expect(screen.getByRole('link', { name: `Watch ${voices[0]?.name} say it` })).toHaveAttribute(
      'href',
      'https://films.test/1',
    );
  });
});

describe('a rating', () => {
  it.each([1, 2, 3, 4])('of %i draws open stops after it', (rating) => {
    const { container } = render(<Rating rating={rating} />);
    expect(container.querySelector('.rating-open')).toHaveAttribute(
      'd',
      `M${8 + rating * 18} 8H81`,
    );
  });

  it('of 5 has none', () => {
    const { container } = render(<Rating rating={5} />);
    expect(container.querySelector('.rating-open')).toBeNull();
  });
});
