import { currentLanguage, offeredLanguages } from '../state/language';
import { changeSettings } from '../state/settings';
import { Segments } from '../ui/Segments';
import { LANGUAGE } from './languageText';

/** Changes the language of this device. The page loads again, because its texts are chosen while it loads. */
export function LanguageChoice() {
  const languages = offeredLanguages();
  if (languages.length === 1) return null;
  const choose = (language: string) => {
    changeSettings({ language });
    location.reload();
  };
  return (
    <Segments
      label={LANGUAGE.label}
      value={currentLanguage()}
      options={languages.map(({ tag, name }) => ({ value: tag, label: <span lang={tag}>{name}</span> }))}
      onChange={choose}
    />
  );
}
